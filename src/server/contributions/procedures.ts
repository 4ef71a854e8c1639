import { inSettlement } from '../access/in-settlement.ts'
import type { LedgerKeeper } from '../changes/ledger-keeper.ts'
import { ledgerProcedureOf } from '../changes/ledger-procedure.ts'
import { peopleNames } from '../changes/person-numbers.ts'
import { isoDay, now } from '../configuration/clock.ts'
import { listContributions, requireNamed, titlesOfTasks } from './queries.ts'
import { readStatistics } from './statistics.ts'
import { approvalsTakenBack } from './taken-back.ts'

const getTaskContributionsBySettlement = inSettlement(
  'contribution.read',
).getTaskContributionsBySettlement.handler(async ({ input, context: { database, permit } }) => {
  const { before, limit, contributionId, status, taskId, userId, playerId } = input
  const { settlementId } = permit
  const filter = { settlementId, contributionId, status, taskId, userId, playerId }
  const found = await listContributions(database, filter, { before, limit: limit + 1 })
  // Whatever the filter names is there if something was found; only an empty answer may come of an id that does not exist.
  if (found.length === 0) await requireNamed(database, filter, before)
  const contributions = found.slice(0, limit)
  const names = await peopleNames(database, settlementId)
  const takenBack = await approvalsTakenBack(database, settlementId, contributions)
  const people = new Set([
    ...contributions.flatMap(({ byNo, decidedByNo }) => [byNo, decidedByNo ?? byNo]),
    ...Object.values(takenBack).map(({ byNo }) => byNo),
  ])
  const tasks = [...new Set(contributions.map((one) => one.taskId))]
  return {
    contributions,
    names: Object.fromEntries([...people].map((no) => [no, names.get(no) ?? null])),
    taskTitles: await titlesOfTasks(database, settlementId, tasks),
    takenBack,
    hasMore: found.length > limit,
  }
})

const getContributionStatistics = inSettlement('contribution.read').getContributionStatistics.handler(
  async ({ input: { taskId, userId, playerId, since, limit, skip }, context: { database, permit } }) => {
    const filter = { settlementId: permit.settlementId, taskId, userId, playerId, since, limit, skip }
    const statistics = await readStatistics(database, filter, isoDay(now()))
    if (statistics.amount === 0) await requireNamed(database, filter, undefined)
    return statistics
  },
)

/** Deliveries for tasks, and their review (CON-1 to CON-3). */
export function contributionProcedures(keeper: LedgerKeeper) {
  return {
    createTaskContribution: ledgerProcedureOf(keeper, 'createTaskContribution'),
    updateTaskContribution: ledgerProcedureOf(keeper, 'updateTaskContribution'),
    withdrawTaskContribution: ledgerProcedureOf(keeper, 'withdrawTaskContribution'),
    approveTaskContribution: ledgerProcedureOf(keeper, 'approveTaskContribution'),
    approveTaskContributions: ledgerProcedureOf(keeper, 'approveTaskContributions'),
    rejectTaskContribution: ledgerProcedureOf(keeper, 'rejectTaskContribution'),
    getTaskContributionsBySettlement,
    getContributionStatistics,
  }
}
