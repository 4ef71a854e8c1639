import { attempted } from '#scripts/attempted'
import { testsThatSay } from '../support/seen-texts.ts'
import { loggedTexts, shownBeginnings, shownTexts } from '../support/specified-texts.ts'

const usage = `npm run verify:texts

Prints every text of the specification with a test that saw it: on a screen, or, where it is only logged, in the log (SYS-9).
Fails where one was seen by none.`

if (process.argv.includes('--help')) {
  console.log(usage)
  process.exit(0)
}

const unseen: string[] = []
for (const text of [...shownTexts, ...shownBeginnings]) say(text, 'tests/e2e')
for (const text of loggedTexts) say(text, 'tests/api')
const all = shownTexts.length + shownBeginnings.length + loggedTexts.length
console.log(attempted('specified texts', all, `, ${unseen.length} were seen by no test`))
process.exitCode = unseen.length === 0 ? 0 : 1

function say(text: string, folder: string): void {
  const [first, ...others] = testsThatSay(text, folder)
  if (!first) unseen.push(text)
  const more = others.length > 0 ? `, and ${others.length} more` : ''
  console.log(first ? `${text}\n    ${first.file}: ${first.title}${more}` : `${text}\n    SEEN BY NONE`)
}
