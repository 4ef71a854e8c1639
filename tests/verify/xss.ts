import { readProofOptions } from './faulty/with-fault.ts'
import { proveJourneys } from './prove-journeys.ts'

const usage = `npm run verify:xss -- [--texts all|few]

Writes sixty texts that would run, such as script elements, handlers, links, CSS, templates and formulas, into every text field there is, and opens
every screen that shows them, in both layouts, in Chromium (B15). Each text must be refused by the server, or be shown as it is, by the field that it was
written into. No script may run, no request leave, nothing be injected into a page, and the content policy must have had nothing to stop. What
is downloaded, copied and printed is looked at too. Build first: npm run build.`

const { texts } = readProofOptions(usage, { texts: 'all' })

await proveJourneys({
  files: ['tests/e2e/hostile-texts.test.ts', 'tests/e2e/hostile-plans.test.ts'],
  settings: { TEXTS: texts },
})
