import { chromium } from 'playwright-core'
import { bareKey } from './bench-browser/app-reactions.ts'
import { serveBarePage } from './bench-browser/bare-page.ts'
import { fillLargeSettlement, type LargeSettlement } from './bench-browser/large-settlement.ts'
import { launchPlainBrowser } from './bench-browser/plain-browser.ts'
import { prepareBrowserBench } from './bench-browser/prepare.ts'
import { desktop, mobile } from './bench-browser/profile.ts'
import type { Reaction } from './bench-browser/reaction.ts'
import { serveApp } from './bench-browser/serve-app.ts'
import {
  changeByAnother,
  listFigures,
  type Screen,
  snapshotBytes,
} from './bench-browser/settlement-figures.ts'
import { middleOf, type SettlementVisit, visitsOf } from './bench-browser/settlement-visits.ts'
import { readOptions } from './read-options.ts'

const usage = `npm run bench:settlement -- [--catalogue recipes.json] [--port 3901] [--tasks 2000]

Fills a settlement with 100 members, so many tasks in 50 projects, and 1,000 kinds of stock, and measures its lists in Chromium beside a bare
page in the same run: a first and a later visit on a phone with all that they ask for, keys, scrolling, and what somebody else changes (decision 34).`

const options = readOptions(usage, { catalogue: 'data/recipes.json', port: '3901', tasks: '2000' })
const { items, chromium: started } = prepareBrowserBench(options.catalogue)
const settings = { SIGN_INS_PER_MINUTE: '1000', API_REQUESTS_PER_MINUTE: '1000000' }
const app = await serveApp({ port: options.port, catalogue: options.catalogue, settings })
const bare = await serveBarePage()
const plain = await launchPlainBrowser(started.executablePath, started.args)
const browser = await chromium.launch(started)
try {
  const place = await fillLargeSettlement(app.origin, items, Number(options.tasks))
  console.log(place.size)
  console.log(`snapshot ${kib(await snapshotBytes(app.origin, place))} as sent (bar: 300 KiB)`)
  for (const [name, list] of Object.entries(listsOf(app.origin))) await sayList(name, place, list)
} finally {
  await Promise.all([browser.close(), plain.close()])
  bare.close()
  app.stop()
}

type List = Screen & { readonly isOfTasks: boolean }

function listsOf(origin: string): Readonly<Record<string, List>> {
  return {
    tasks: { origin, path: '/settlement/tasks', row: '.task-row', isOfTasks: true },
    inventory: {
      origin,
      path: '/settlement/inventory',
      row: '.stock-row:not(.stock-head)',
      isOfTasks: false,
    },
  }
}

async function sayList(name: string, place: LargeSettlement, list: List): Promise<void> {
  console.log(`${name}: ${mobile.name} (bar: usable after 2,500 ms)`)
  const visits = await visitsOf(plain, place, list)
  sayVisit('first visit', middleOf(visits.map(({ first }) => first)))
  sayVisit('later visit', middleOf(visits.map(({ later }) => later)))
  for (const profile of [desktop, mobile]) {
    const base = await bareKey(browser, profile, bare.url)
    const { elements, key, scroll } = await listFigures(browser, profile, place, list)
    console.log(`  ${profile.name}: ${elements} elements (bar: 1,500)`)
    say('bare page, key', base, base)
    say('key in the search', key, base)
    say('turn of the wheel', scroll, base)
    if (list.isOfTasks) say('change by another', await changeByAnother(browser, profile, place, list), base)
  }
}

function sayVisit(name: string, { usableMs, processorMs, requests }: SettlementVisit): void {
  const sent = requests.filter(({ bytes }) => bytes > 0)
  const bytes = sent.reduce((sum, request) => sum + request.bytes, 0)
  console.log(
    `  ${name}: usable ${usableMs.toFixed(0)} ms, main thread ${processorMs.toFixed(0)} ms, ${sent.length} requests, ${kib(bytes)}`,
  )
  for (const { path, from, to, bytes } of sent)
    console.log(
      `    ${from.toFixed(0).padStart(6)} to ${to.toFixed(0).padStart(6)} ms ${kib(bytes).padStart(10)} ${path}`,
    )
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
