import { median } from '#scripts/bench/measure'
import { launchPlainBrowser } from '#scripts/bench-browser/plain-browser'
import { prepareBrowser } from '#scripts/bench-browser/prepare'
import { serveApp } from '#scripts/bench-browser/serve-app'
import { readOptions } from '#scripts/read-options'
import { freePort } from '../support/server-port.ts'
import { measureLoad } from './page/measure.ts'
import { type Load, scoreOf } from './page/score.ts'

const usage = `npm run verify:page -- [--loads 5]

The built app's first visit on Lighthouse's phone, scored by Lighthouse's curves for performance; the median of the loads is 90 or more
(B23). Lighthouse itself is not used. Its Speed Index is taken for as long as it can be at most. Needs a quiet machine.`

const least = 90
const options = readOptions(usage, { loads: '5' })
const { executablePath, args } = prepareBrowser()
// The catalogue that comes along.
const app = await serveApp({ port: String(await freePort()), catalogue: '', settings: { CATALOGUE: '' } })
const browser = await launchPlainBrowser(executablePath, args)
const scores: number[] = []
try {
  for (let at = 0; at < Number(options.loads); at++) {
    const load = await measureLoad(browser, `${app.origin}/`)
    scores.push(scoreOf(load))
    console.log(`load ${at + 1}: ${inWords(load)}: ${scores.at(-1)!.toFixed(1)}`)
  }
} finally {
  await browser.close()
  app.stop()
}
const middle = median(scores)
console.log(`page: ${scores.length} attempted, median ${middle.toFixed(1)} of 100, at least ${least}`)
console.log(middle >= least ? 'holds' : 'does not hold')
process.exitCode = middle >= least ? 0 : 1

function inWords({ firstPaint, largestPaint, drawn, blocking, shift }: Load): string {
  const ms = (one: number) => `${one.toFixed(0)} ms`
  return `first paint ${ms(firstPaint)}, largest ${ms(largestPaint)}, rows ${ms(drawn)}, blocking ${ms(blocking)}, shift ${shift.toFixed(3)}`
}
