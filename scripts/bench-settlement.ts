import { existsSync, readFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { readRecipesFile } from '#contract/recipes-file'
import { bareKey } from './bench-browser/app-reactions.ts'
import { serveBarePage } from './bench-browser/bare-page.ts'
import { fillLargeSettlement, type LargeSettlement } from './bench-browser/large-settlement.ts'
import { desktop, mobile } from './bench-browser/profile.ts'
import type { Reaction } from './bench-browser/reaction.ts'
import { serveApp } from './bench-browser/serve-app.ts'
import {
  changeByAnother,
  listFigures,
  type Screen,
  snapshotBytes,
  usableMs,
} from './bench-browser/settlement-figures.ts'
import { buildWhenNeeded, client, server } from './build/build-when-needed.ts'
import { readOptions } from './read-options.ts'
import { ensurePrograms } from './test/debian-programs.ts'
import { findChromium } from './test/find-chromium.ts'

const usage = `npm run bench:settlement -- [--catalogue recipes.json] [--port 3901]

Fills a settlement with 100 members, 50 projects, 2,000 tasks and 1,000 kinds of stock, and measures its lists in Chromium
beside a bare page in the same run: first visit on a phone, keys, scrolling, and what somebody else changes (decision 12).`

const options = readOptions(usage, { catalogue: 'data/recipes.json', port: '3901' })
if (!existsSync(options.catalogue)) {
  console.error(`There is no ${options.catalogue}: npm run catalogue -- --from <folder or URL> makes it.`)
  process.exit(1)
}
for (const sentence of ensurePrograms()) console.warn(sentence)
buildWhenNeeded(client)
buildWhenNeeded(server)

const items = readRecipesFile(JSON.parse(readFileSync(options.catalogue, 'utf8')))
const settings = { SIGN_INS_PER_MINUTE: '1000', API_REQUESTS_PER_MINUTE: '1000000' }
const app = await serveApp({ port: options.port, catalogue: options.catalogue, settings })
const bare = await serveBarePage()
const browser = await chromium.launch({
  executablePath: findChromium() ?? 'chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
})
try {
  const place = await fillLargeSettlement(app.origin, items)
  console.log(place.size)
  console.log(`snapshot ${kib(await snapshotBytes(place))} compressed (bar: 300 KiB)`)
  const errand = await anErrand(place)
  for (const [name, at] of Object.entries(screens(app.origin))) await sayScreen(name, place, at, errand)
} finally {
  await browser.close()
  bare.close()
  app.stop()
}

function screens(origin: string): Readonly<Record<string, Screen>> {
  return {
    tasks: { origin, path: '/settlement/tasks', row: '.task-row' },
    inventory: { origin, path: '/settlement/inventory', row: '.stock-row' },
  }
}

async function sayScreen(name: string, place: LargeSettlement, at: Screen, errand: Errand): Promise<void> {
  console.log(
    `${name}: usable ${(await usableMs(browser, place, at)).toFixed(0)} ms, ${mobile.name} (bar: 2,500)`,
  )
  for (const profile of [desktop, mobile]) {
    const base = await bareKey(browser, profile, bare.url)
    const { elements, key, scroll } = await listFigures(browser, profile, place, at)
    console.log(`  ${profile.name}: ${elements} elements (bar: 1,500)`)
    say('bare page, key', base, base)
    say('key in the search', key, base)
    say('turn of the wheel', scroll, base)
    if (name === 'tasks')
      say('change by another', await changeByAnother(browser, profile, place, { ...at, ...errand }), base)
  }
}

type Errand = { readonly taskId: string; readonly title: string }

/** A task whose row is in sight once its title is searched for. */
async function anErrand({ owner, settlementId }: LargeSettlement): Promise<Errand> {
  const title = 'Mend the gate'
  const { id } = await owner.ask<{ id: string }>('createTask', { settlementId, title })
  return { taskId: id, title }
}

function say(name: string, { median, p95, worst }: Reaction, base: Reaction): void {
  const times = (ms: number, of: number) => `${ms.toFixed(1)} (×${(ms / of).toFixed(1)})`
  console.log(
    `    ${name.padEnd(20)} median ${times(median, base.median)}  p95 ${times(p95, base.p95)}  worst ${worst.toFixed(1)} ms`,
  )
}

function kib(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`
}
