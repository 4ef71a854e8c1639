import { randomUUID } from 'node:crypto'
import { attempted } from '#scripts/attempted'
import { createDice } from '#scripts/verify-sync/dice'
import { query } from '../../support/postgres.ts'
import type { RunningServer } from '../../support/server.ts'
import { answerOf } from '../../support/settlements.ts'
import { aBusyPlace, type BusyPlace, type Delivered } from '../measure/busy-place.ts'
import { quantile } from '../measure/figures.ts'
import { exponentOf, inTable } from './in-table.ts'

/** How many projects the settlements have; each project has 20 tasks, and the stock ten kinds of items for each. */
const sizes = [10, 30, 100]
/** How often each cost is timed in each settlement. */
const times = 40
/** B17: how many times as long a snapshot of ten times the tasks may take, and how long 95 of 100 approvals. */
const bar = { snapshot: 12, approveMs: 250 }

type Costs = Readonly<Record<(typeof costKinds)[number], number>>
const costKinds = ['snapshot', 'addition', 'approval', 'entries', 'search', 'log'] as const

/** Times what people wait for, in settlements of different sizes. @returns what is wrong, in sentences */
export async function runSizes(
  servers: readonly RunningServer[],
  databaseUrl: string,
): Promise<readonly string[]> {
  const found: { readonly tasks: number; readonly median: Costs; readonly p95: Costs }[] = []
  for (const projects of sizes) {
    const place = await aBusyPlace(servers, { members: 20, projects, kinds: projects * 10 })
    // Autovacuum does this within a minute. Until then the database plans as if the new settlement were empty.
    await query(databaseUrl, 'analyze')
    const all = await costsOf(place)
    const at = (part: number) =>
      Object.fromEntries(costKinds.map((kind) => [kind, quantile(all[kind], part)])) as Costs
    found.push({ tasks: place.tasks.length, median: at(0.5), p95: at(0.95) })
  }
  const [small, large] = [found[0]!, found.at(-1)!]
  const rows = costKinds.map((kind) => [
    kind,
    ...found.map(({ median, p95 }) => `${median[kind].toFixed(1)} (${p95[kind].toFixed(1)})`),
    exponentOf(found.map(({ tasks, median }) => [tasks, median[kind]])),
  ])
  console.log('By the size of one settlement: milliseconds, the median and in brackets the 95th of 100')
  console.log(inTable([['tasks', ...found.map(({ tasks }) => String(tasks)), 'grows with'], ...rows]))
  const ratio = large.median.snapshot / small.median.snapshot
  // Two figures are judged, those of `bar`.
  console.log(
    attempted('sizes', 2, `; snapshot of ${large.tasks} tasks ×${ratio.toFixed(1)} that of ${small.tasks}`),
  )
  return [
    ...(ratio <= bar.snapshot ? [] : [`a snapshot of ten times the tasks takes ×${ratio.toFixed(1)}`]),
    ...(large.p95.approval <= bar.approveMs
      ? []
      : [`95 of 100 approvals take up to ${large.p95.approval.toFixed(0)} ms, above ${bar.approveMs}`]),
  ]
}

async function costsOf(place: BusyPlace): Promise<Readonly<Record<(typeof costKinds)[number], number[]>>> {
  const { settlementId, owner, contributors, tasks } = place
  const dice = createDice(1)
  const costs = Object.fromEntries(costKinds.map((kind) => [kind, [] as number[]])) as Record<
    (typeof costKinds)[number],
    number[]
  >
  const timed = async (kind: (typeof costKinds)[number], procedure: string, input: object) => {
    const begin = performance.now()
    await answerOf(owner.ask(procedure, { settlementId, ...input }))
    costs[kind].push(performance.now() - begin)
  }
  for (let time = 0; time < times; time++) {
    const { id: taskId, itemId } = dice.pick(tasks)
    const items = [{ itemId, quantity: 1 }]
    await timed('snapshot', 'getPackedSettlement', {})
    await timed('addition', 'addItemsToInventory', { operationId: randomUUID(), items })
    const delivery = { settlementId, operationId: randomUUID(), taskId, itemsContributed: items }
    const { id, revision } = await answerOf(
      contributors[0]!.ask<Delivered>('createTaskContribution', delivery),
    )
    const approval = { operationId: randomUUID(), contributionId: id, revision }
    await timed('approval', 'approveTaskContribution', approval)
    await timed('entries', 'getInventoryEntries', { limit: 100 })
    await timed('search', 'getInventoryEntries', { limit: 100, itemId, personNo: 1 })
    await timed('log', 'getSettlementActivity', {})
  }
  return costs
}
