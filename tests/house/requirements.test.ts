import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** `CAL-3` anywhere; `I11` only in brackets or before the colon of a title, because item ids in tests look alike. */
const cited =
  /\b(?:CAL|CAT|SYS|SAVE|AUTH|SET|PRJ|TSK|INV|CON|BEY|API)-\d+\b|(?<=['"`(]|, )[IRSB]\d{1,2}(?=[,:;)])/g

const page = 'docs/requirements.md'

test('every requirement that sources, tests and docs cite has one line in docs/requirements.md', () => {
  const lines = linesOf(readFileSync(page, 'utf8'))
  expect(lines.filter((key, index) => lines.indexOf(key) < index)).toEqual([])
  const files = textFiles()
  expect(files.length).toBeGreaterThan(800)
  const unknown = files.flatMap((file) =>
    keysCitedIn(readFileSync(file, 'utf8'))
      .filter((key) => !lines.includes(key))
      .map((key) => `${file}: ${key}`),
  )
  expect(unknown).toEqual([])
})

test('a source, a test and a page of docs cite requirements and decisions only, no section of a paper and no point of a review', () => {
  // The section sign is made by its number, because this file is read too.
  const section = String.fromCharCode(0xa7)
  const isCited = (text: string) => text.includes(section) || /\breview [A-Z]\d/.test(text)
  expect(textFiles().filter((file) => isCited(readFileSync(file, 'utf8')))).toEqual([])
})

test('keys are found in comments, titles and prose, and the items of a test are no keys', () => {
  expect(
    keysCitedIn("/** How much an account holds (S6, SAVE-4). */ test('I11, SET-2: twice is once')"),
  ).toEqual(['S6', 'SAVE-4', 'I11', 'SET-2'])
  expect(keysCitedIn("planOf(['A0', 'B0']) // 'S256', SHA-256, M12 2v2")).toEqual([])
})

function linesOf(text: string): readonly string[] {
  return [...text.matchAll(/^- \*\*(?<key>[A-Z]+-?\d+)\*\* ./gm)].map((match) => match.groups?.key ?? '')
}

function keysCitedIn(text: string): readonly string[] {
  return text.match(cited) ?? []
}

function textFiles(): readonly string[] {
  return ['docs', 'lint', 'scripts', 'src', 'tests']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .concat('README.md')
    .filter((name) => /\.(?:ts|tsx|md|json|css|html|sql|grit)$/.test(name))
}
