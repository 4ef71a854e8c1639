import { globSync, readFileSync } from 'node:fs'
import { root } from '../../support/server-data-folder.ts'
import type { Tests } from './mutant.ts'

/** A reason that more files name says little about any of them. */
const mostFiles = 2

const files = globSync('tests/api/*.test.ts', { cwd: root })
  .toSorted()
  .map((path) => ({ path, source: readFileSync(`${root}/${path}`, 'utf8') }))

/** The tests over HTTP that name the reason of a refusal, in one run: they are likely to fail when the refusal is taken away. */
export function testsThatName(why: string): readonly Tests[] {
  const naming = files
    .map(({ path, source }) => ({ path, titles: titlesNaming(why, source) }))
    .filter(({ titles }) => titles.length > 0)
  if (naming.length === 0 || naming.length > mostFiles) return []
  return [
    { project: 'api', paths: naming.map(({ path }) => path), titles: naming.flatMap(({ titles }) => titles) },
  ]
}

/** The titles of the tests that name the reason, each as far as it is the same for all cases of the test. Exported for its test. */
export function titlesNaming(why: string, source: string): readonly string[] {
  const starts = [...source.matchAll(/\btest(?:\.each)?\(/g)].map(({ index }) => index)
  const tests = starts.map((start, at) => source.slice(start, starts[at + 1]))
  const titles = tests
    .filter((text) => text.includes(`'${why}'`))
    .map((text) => /^test\(\s*'((?:[^'\\]|\\.)*)'|\)\(\s*'((?:[^'\\]|\\.)*)'/.exec(text))
    .map((found) => (found?.[1] ?? found?.[2] ?? '').replaceAll('\\', ''))
  return [...new Set(titles.map((title) => title.replace(/[$%].*$/, '')))].filter(
    (title) => title.length > 10,
  )
}
