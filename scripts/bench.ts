import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { starterCatalog } from '#catalogue/starter/starter-catalog'
import { readRecipesFile } from '#contract/recipes-file'
import { toRecipesFile } from '#contract/recipes-file-writer'
import type { Item } from '#domain/catalog/item'
import { openCatalog } from '#domain/catalog/open-catalog'
import { packCatalog } from '#domain/catalog/pack'
import { benchBalances } from './bench/balance-bench.ts'
import { largeCatalog } from './bench/large-catalog.ts'
import { benchLedger } from './bench/ledger-bench.ts'
import { benchOpen } from './bench/open-bench.ts'
import { measureAllocation } from './bench/plan-allocation.ts'
import { type PlanBenchRow, runPlanBench } from './bench/run-plan-bench.ts'
import { benchSave } from './bench/save-bench.ts'
import { benchSearch } from './bench/search-bench.ts'

const usage = `npm run bench -- [--catalogue recipes.json] [--harness ../shared/bench] [--json]

Measures planning against a bare reference loop in the same run, opening a catalogue, search per key, the largest save, and the ledger's walk.`

const { values } = parseArgs({
  options: {
    catalogue: { type: 'string', default: 'data/recipes.json' },
    harness: { type: 'string', default: '../shared/bench' },
    json: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})
if (values.help) {
  console.log(usage)
  process.exit(0)
}

const say = values.json ? () => undefined : console.log
const items = loadItems(values.catalogue)
const report = {
  catalogue: items.length,
  plan: await benchPlanning(),
  open: [items, largeCatalog(100_000)].map(benchOpen),
  search: [items, largeCatalog(100_000)].map((list) =>
    benchSearch(openCatalog(packCatalog(list, { name: 'Bench', date: '', version: '' }))),
  ),
  save: benchSave(),
  ledger: benchLedger([10, 100, 200, 1000]),
}
if (values.json) console.log(JSON.stringify(report, null, 2))
else sayTimes()

/**
 * Measures plans (W1 to W3) and edits of plans (W4) with `../shared/bench`, which is not in the repository. W5 is a plan and W5edit are
 * edits with 100,000 invented items.
 */
async function benchPlanning() {
  const harness = resolve(values.harness, 'run.mjs')
  if (!existsSync(harness)) {
    say(`Planning: not run, because there is no ${values.harness}.`)
    return null
  }
  const folder = mkdtempSync(join(tmpdir(), 'bit-bench-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const catalogue = join(folder, 'recipes.json')
  writeFileSync(catalogue, JSON.stringify(toRecipesFile(items)))
  const rows = (['integer', 'expected'] as const).flatMap((mode) =>
    runPlanBench({
      harness,
      adapter: resolve('scripts/bench/bench-adapter.ts'),
      catalogue,
      // The invented items are the same in both modes.
      workloads: mode === 'integer' ? ['W1', 'W2', 'W3', 'W4', 'W5', 'W5edit'] : ['W1', 'W2', 'W3', 'W4'],
      mode,
    }).map((row) => ({ ...row, mode })),
  )
  const model = pathToFileURL(resolve(values.harness, 'model.mjs')).href
  const bytes = await measureAllocation(model, catalogue)
  say('Planning, against the reference loop in the same run (bar: x1.5, 1,024 bytes a plan, 0 wrong rows)')
  for (const row of rows.filter(({ name }) => name.startsWith('ours'))) sayPlan(row, row.mode, bytes[row.w])
  const balances = await benchBalances({ model, catalogue, items })
  say('The same where things come back and come along, against the same recipes without that')
  for (const { workload, ms, ratio, bytes: allocated } of balances) {
    const time = `${(ms * 1000).toFixed(2).padStart(9)} µs  x${ratio.toFixed(2)}`
    say(`  ${workload.padEnd(17)} ${time}  ${allocated.toFixed(0)} bytes`)
  }
  return { rows, bytes, balances }
}

function sayPlan(row: PlanBenchRow, mode: string, bytes: number | undefined): void {
  const wrong =
    row.res.crafts + row.res.gather + (row.editRight ? row.editRight.crafts + row.editRight.gather : 0)
  say(
    [
      `  ${row.w.padEnd(7)} ${mode.padEnd(9)}`,
      `${(row.medianMs * 1000).toFixed(2).padStart(9)} µs`,
      `x${row.ratio.toFixed(2)}`,
      row.nsPerEdge === undefined ? '            ' : `${row.nsPerEdge.toFixed(2)} ns/edge`,
      `${wrong} wrong rows`,
      bytes === undefined ? '' : `${bytes.toFixed(0)} bytes`,
    ].join('  '),
  )
}

function sayTimes(): void {
  say('Opening a catalogue')
  for (const row of report.open) {
    say(
      `  ${row.items} items, ${row.packBytes} bytes: parse ${row.parseMs.toFixed(2)} ms, ` +
        `open ${row.openMs.toFixed(2)} ms, compile ${row.compileMs.toFixed(2)} ms`,
    )
  }
  say('Search')
  for (const row of report.search) {
    say(
      `  ${row.items} items: prepare ${row.prepareMs.toFixed(1)} ms, per key median ` +
        `${row.medianKeyMs.toFixed(3)} ms, slowest ${row.slowestKeyMs.toFixed(3)} ms`,
    )
  }
  const { changes, stock, applyMs } = report.save
  say(`Saving\n  ${changes} changes to a stock of ${stock} items: ${applyMs.toFixed(2)} ms`)
  sayLedger()
}

function sayLedger(): void {
  say('The ledger (bar: 200 projects whole in 100 ms, a change of little in a few)')
  for (const { projects, tasks, changeMs, wholeMs } of report.ledger) {
    say(
      `  ${String(projects).padStart(4)} projects, ${String(tasks).padStart(5)} tasks: a change ${changeMs.toFixed(2)} ms ` +
        `(${((changeMs * 1000) / tasks).toFixed(2)} µs a task), everything ${wholeMs.toFixed(1)} ms`,
    )
  }
}

function loadItems(path: string): readonly Item[] {
  if (existsSync(path)) return readRecipesFile(JSON.parse(readFileSync(path, 'utf8')))
  say(`There is no ${path}: measuring the starter catalogue.`)
  return starterCatalog().items
}
