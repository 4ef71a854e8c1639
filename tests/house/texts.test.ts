import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testsThatSay } from '../support/seen-texts.ts'
import { loggedTexts, shownBeginnings, shownTexts } from '../support/specified-texts.ts'

/** Everything the app can say: its messages and the sentences of the contract, as they are written. */
const written = [...sourcesIn('src/client/messages'), ...sourcesIn('src/contract/sentences')]
  .join('\n')
  .replaceAll("\\'", "'")

test.each(shownTexts)('SYS-9: the app says %s, word for word', (text) => {
  const forms = [`'${text}'`, `"${text}"`, `\`${text}\``]
  expect(forms.filter((form) => written.includes(form))).not.toEqual([])
})

test.each(shownBeginnings)('SYS-9: the app says %s, and what follows after it', (text) => {
  expect(written).toContain(`\`${text}\${`)
})

test('SYS-9: each of these texts is looked at on a screen by a journey', () => {
  const unseen = [...shownTexts, ...shownBeginnings].filter(
    (text) => testsThatSay(text, 'tests/e2e').length === 0,
  )
  expect(unseen).toEqual([])
})

test('SYS-9: what is only logged is looked for in the log, and stands in no message', () => {
  for (const text of loggedTexts) {
    expect(testsThatSay(text, 'tests/api'), text).not.toEqual([])
    expect(written, text).not.toContain(text)
  }
})

function sourcesIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile() && path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(path, 'utf8'))
}
