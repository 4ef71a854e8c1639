import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { appReactions } from './bench-browser/app-reactions.ts'
import { serveBarePage } from './bench-browser/bare-page.ts'
import { launchPlainBrowser } from './bench-browser/plain-browser.ts'
import { prepareBrowserBench } from './bench-browser/prepare.ts'
import { desktop, mobile, type Profile } from './bench-browser/profile.ts'
import type { Reactions } from './bench-browser/reaction.ts'
import { serveApp } from './bench-browser/serve-app.ts'
import { busyPlan, latePlan } from './bench-browser/stored-plan.ts'
import { type LoadFigures, medianLoad, readLoad, watchScript } from './bench-browser/watch-page.ts'

const usage = `npm run bench:browser -- [--catalogue recipes.json] [--port 3900] [--json]

Measures the built app in Chromium against a bare page in the same run. The figures of a load are the median of five, those
of a reaction the medians of three series, each in a new profile.`

const { values } = parseArgs({
  options: {
    catalogue: { type: 'string', default: 'data/recipes.json' },
    port: { type: 'string', default: '3900' },
    json: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})
if (values.help) {
  console.log(usage)
  process.exit(0)
}

const { items, chromium: started } = prepareBrowserBench(values.catalogue)
// The stored plans name no catalogue ('').
const stored = busyPlan(items, '')
// The browser is started last, so that it is not left running if one of the others fails to start.
const app = await serveApp({ port: values.port, catalogue: values.catalogue })
const bare = await serveBarePage()
const plain = await launchPlainBrowser(started.executablePath, started.args)
const browser = await chromium.launch(started)
try {
  const { origin } = app
  const measured = { origin, stored, late: latePlan(items, ''), bareUrl: bare.url }
  const report = {
    barePhone: await load(mobile, bare.url, 'ul', {}),
    phone: await load(mobile, `${origin}/`, 'button[aria-label^="Add "]', {}),
    phoneBusy: await load(mobile, `${origin}/?column=results`, '.material-row', stored),
    desktop: await load(desktop, `${origin}/`, '.material-row', stored),
    reactions: {
      desktop: await appReactions(browser, desktop, measured),
      phone: await appReactions(browser, mobile, measured),
      desktopSlow: await appReactions(browser, { ...desktop, cpu: 4 }, measured),
    },
  }
  if (values.json) console.log(JSON.stringify(report, null, 2))
  else say(report)
} finally {
  await Promise.all([browser.close(), plain.close()])
  bare.close()
  app.stop()
}

type Report = {
  barePhone: LoadFigures
  phone: LoadFigures
  phoneBusy: LoadFigures
  desktop: LoadFigures
  reactions: Record<'desktop' | 'phone' | 'desktopSlow', Awaited<ReturnType<typeof appReactions>>>
}

async function load(...visit: Parameters<typeof loadOnce>): Promise<LoadFigures> {
  const loads: LoadFigures[] = []
  for (let times = 0; times < 5; times++) loads.push(await loadOnce(...visit))
  return medianLoad(loads)
}

async function loadOnce(
  profile: Profile,
  url: string,
  usable: string,
  plan: Readonly<Record<string, string>>,
): Promise<LoadFigures> {
  const page = await plain.open(profile, watchScript(usable, plan))
  await page.goto(url)
  const figures = await readLoad(page)
  await page.close()
  return figures
}

function say(report: Report): void {
  console.log(mobile.name)
  sayLoad('bare page', report.barePhone, report.barePhone)
  sayLoad('first visit', report.phone, report.barePhone)
  sayLoad('30 entries queued', report.phoneBusy, report.barePhone)
  console.log(desktop.name)
  sayLoad('30 entries queued', report.desktop, report.barePhone)
  console.log('From input to painted, ms (bars: median at most ×4 of the bare page, p95 at most ×5)')
  for (const [where, { bare, key, edit, tree, tick, find, filter, group }] of [
    ['', report.reactions.desktop],
    [', phone at 4×', report.reactions.phone],
    [', desktop at 4×', report.reactions.desktopSlow],
  ] as const) {
    sayReaction(`bare page, key${where}`, bare, bare)
    sayReaction(`key in the search${where}`, key, bare)
    sayReaction(`one more owned${where}`, edit, bare)
    sayReaction(`visual tree opened${where}`, tree, bare)
    sayReaction(`one of 700 steps ticked off${where}`, tick, bare)
    sayReaction(`key in their search${where}`, find, bare)
    sayReaction(`other steps by time${where}`, filter, bare)
    sayReaction(`grouped otherwise${where}`, group, bare)
  }
}

function sayLoad(name: string, figures: LoadFigures, base: LoadFigures): void {
  const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`
  const { script, style, catalogue } = figures.bytes
  console.log(
    `  ${name.padEnd(18)} largest paint ${figures.largestPaintMs.toFixed(0)} ms ${ratio(figures.largestPaintMs, base.largestPaintMs)}, ` +
      `usable ${figures.usableMs.toFixed(0)} ms ${ratio(figures.usableMs, base.usableMs)}, blocking ${figures.blockingMs.toFixed(0)} ms, ` +
      `${figures.elements} elements, js ${kib(script)}, css ${kib(style)}, catalogue ${kib(catalogue)}`,
  )
}

function sayReaction(name: string, { median, p95, worst, p95OfEach }: Reactions, base: Reactions): void {
  const each = p95OfEach.map((one) => one.toFixed(1)).join(', ')
  console.log(
    `  ${name.padEnd(42)} median ${median.toFixed(1)} ${ratio(median, base.median)}  ` +
      `p95 ${p95.toFixed(1)} ${ratio(p95, base.p95)} [${each}]  worst ${worst.toFixed(1)}`,
  )
}

function ratio(ms: number, baseMs: number): string {
  return `(×${(ms / baseMs).toFixed(1)})`
}
