import { execFileSync } from 'node:child_process'
import { chromium } from 'playwright-core'
import { prepareBrowser } from './bench-browser/prepare.ts'
import { serveApp } from './bench-browser/serve-app.ts'
import { photographCalculator } from './pictures/calculator.ts'
import { photographSettlement } from './pictures/settlement.ts'
import { readOptions } from './read-options.ts'

const usage = `npm run pictures -- [--port 3902]

Takes the pictures of the README again, in docs/: the calculator with a plan under way, on a wide screen and on a phone, and a project of the seeded
settlement. They show the catalogue that comes along.`

const options = readOptions(usage, { port: '3902' })
const launchOptions = prepareBrowser()
// `serveApp` makes a path of `catalogue`, which an empty CATALOGUE replaces: the server then takes the catalogue that comes along. An empty
// CATALOGUE_SOURCE lets it look for no newer one. An empty PUBLIC_URL keeps it at localhost, even where the environment sets another.
const app = await serveApp({
  port: options.port,
  catalogue: '',
  settings: { CATALOGUE: '', CATALOGUE_SOURCE: '', PUBLIC_URL: '' },
})
const browser = await chromium.launch(launchOptions)
try {
  execFileSync(process.execPath, ['scripts/seed.ts', '--url', app.origin], { stdio: 'inherit' })
  await photographCalculator(browser, app.origin)
  await photographSettlement(browser, app.origin)
} finally {
  await browser.close()
  app.stop()
}
