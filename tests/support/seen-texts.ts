import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A test, by its file and its title; no title where the text stands outside of tests. */
export type SeenBy = { readonly file: string; readonly title: string }

/** A test begins a line with `test(`, or with what closes the cases of `test.each(`; its title is the first string after it. */
const beginning = /^(?:test\(|test\.each\([^\n]*\)\(|\]\)\()\s*(['"`])(.*?)\1/gm

/** The tests of a folder whose source says a text, word for word. */
export function testsThatSay(text: string, folder: string): readonly SeenBy[] {
  return sourcesIn(folder).flatMap(({ file, source }) => {
    const titles = [...source.matchAll(beginning)]
    return placesOf(text, source).map((at) => {
      const own = titles.findLast(({ index }) => index < at)
      return { file, title: own?.[2] ?? '' }
    })
  })
}

function placesOf(text: string, source: string): readonly number[] {
  const places: number[] = []
  for (let at = source.indexOf(text); at >= 0; at = source.indexOf(text, at + 1)) places.push(at)
  return places
}

const read = new Map<string, readonly { readonly file: string; readonly source: string }[]>()

function sourcesIn(folder: string) {
  const known = read.get(folder)
  if (known) return known
  const sources = readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts'))
    .map((file) => ({ file, source: readFileSync(join(folder, file), 'utf8').replaceAll("\\'", "'") }))
  read.set(folder, sources)
  return sources
}
