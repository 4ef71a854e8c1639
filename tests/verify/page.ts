import { attempted } from '#scripts/attempted'
import { median } from '#scripts/bench/measure'
import { prepareBrowser } from '#scripts/bench-browser/prepare'
import { serveApp } from '#scripts/bench-browser/serve-app'
import { readOptions } from '#scripts/read-options'
import { freePort } from '../support/server-port.ts'
import { installLighthouse, type Visit, visitWithLighthouse } from './page/lighthouse.ts'

const usage = `npm run verify:page -- [--visits 5]

Lighthouse visits the built app on its phone: accessibility and best practices are 100 each time, the median for performance is 90 or more
(B23). Lighthouse is installed in .scratch first. Performance needs a quiet machine.`

const least = 90
const options = readOptions(usage, { visits: '5' })
const { executablePath } = prepareBrowser()
installLighthouse()
// Without a catalogue given, the app uses the starter catalogue that comes with it.
const app = await serveApp({ port: String(await freePort()), catalogue: '', settings: { CATALOGUE: '' } })
const visits: Visit[] = []
try {
  for (let at = 0; at < Number(options.visits); at++) {
    const visit = await visitWithLighthouse(`${app.origin}/`, executablePath)
    visits.push(visit)
    const { performance, accessibility, bestPractices } = visit
    console.log(
      `visit ${at + 1}: performance ${performance.toFixed(0)}, accessibility ${accessibility.toFixed(0)}, best practices ${bestPractices.toFixed(0)}`,
    )
  }
} finally {
  app.stop()
}
const middle = median(visits.map(({ performance }) => performance))
console.log(
  attempted('page', visits.length, `, median of performance ${middle.toFixed(0)} of 100, at least ${least}`),
)
const wrong = [...new Set(visits.flatMap(({ faults }) => faults))]
if (visits.some(({ accessibility, bestPractices }) => Math.min(accessibility, bestPractices) < 100))
  wrong.push('accessibility and best practices are not 100 each time')
if (middle < least) wrong.push(`the median for performance is ${middle.toFixed(0)}`)
for (const sentence of wrong) console.log(`  WRONG: ${sentence}`)
console.log(wrong.length === 0 ? 'holds' : 'does not hold')
if (wrong.length > 0) process.exitCode = 1
