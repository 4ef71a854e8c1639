import { expect, test } from 'vitest'
import { completeLedgerAct } from '#domain/planning/complete-ledger-act'
import { createLedgerCatalog } from '#domain/planning/ledger-catalog'
import { actedLedger, now } from '#tests/support/acted-ledger'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { aContribution } from '#tests/support/ledger-rows'
import { aSnapshotWithRoles } from '#tests/support/settlement-builder'
import type { Contribution } from '../contribution.ts'
import { nothingAsked } from '../ledger-act.ts'
import { ledgerLimits } from '../limits.ts'
import { defaultSettings } from '../settings.ts'
import type { Rows } from '../tables.ts'
import { deliverToSharedProject, withdrawSharedDelivery } from './shared-delivery.ts'

const catalog = aCatalog({ log: {} })
const log = itemId('log')

/**
 * A bridge that wants 10 Log, in a settlement whose members' deliveries count at once, and a raft beside it. The bridge is shared with
 * Gil, whose number is 7.
 */
function bridgeAndRaft() {
  const settings = { ...defaultSettings, requireContributionApproval: false }
  const ledger = actedLedger(catalog, aSnapshotWithRoles({}, { settings }))
  const bridge = ledger.idOfNextAct()
  ledger.act('createProject', { name: 'Bridge', items: [{ itemId: log, quantity: 10 }] })
  const raft = ledger.idOfNextAct()
  ledger.act('createProject', { name: 'Raft', items: [{ itemId: log, quantity: 3 }] })
  const taskOf = (id: string) => [...ledger.rows().tasks.values()].find((task) => task.projectId === id)!.id
  // Gil is no member, so his role is empty: the right comes from the project that is shared with him.
  const acting = () => ({
    id: ledger.idOfNextAct(),
    now,
    by: { userId: 'gil', role: '', isOwner: false, sharedProjectId: bridge },
    byNo: 7,
    inDays: () => now,
    ...nothingAsked,
  })
  const deliver = (taskId: string, item = log, rows = ledger.rows()) =>
    completeLedgerAct(
      createLedgerCatalog(catalog),
      deliverToSharedProject,
      rows,
      { taskId, itemsContributed: [{ itemId: item, quantity: 4 }] },
      acting(),
    )
  /** Takes back a delivery that waits, or one that was decided. */
  const withdraw = (one: Contribution) => {
    const known = new Map([[one.id, one]])
    const [contributions, decided] = one.status === 'pending' ? [known, new Map()] : [new Map(), known]
    return completeLedgerAct(
      createLedgerCatalog(catalog),
      withdrawSharedDelivery,
      { ...ledger.rows(), contributions },
      { contributionId: one.id },
      { ...acting(), decided },
    )
  }
  return { ...ledger, bridge, raft, taskOf, deliver, withdraw }
}

test('SET-9, CON-1: a collaborator’s 4 Log wait for review although members’ count at once; nothing moves and nobody is assigned', () => {
  const { bridge, taskOf, deliver } = bridgeAndRaft()
  const done = deliver(taskOf(bridge))
  if ('refused' in done) throw new Error(done.refused.why)
  expect(done.answer).toMatchObject({ status: 'pending', byNo: 7, projectId: bridge })
  expect(done.entries).toEqual([])
  expect(done.changes).toMatchObject([{ put: 'contributions' }])
  expect(done.activity?.kind).toBe('contribution.submitted')
})

test('SET-9: a collaborator’s delivery is refused for a task of another project, for one that is gone, and of an unknown item', () => {
  const { bridge, raft, taskOf, deliver } = bridgeAndRaft()
  expect(deliver(taskOf(raft))).toEqual({ refused: { why: 'no-task' } })
  expect(deliver('gone')).toEqual({ refused: { why: 'no-task' } })
  expect(deliver(taskOf(bridge), itemId('gold'))).toEqual({ refused: { why: 'no-item' } })
})

test('CON-1, S6: a delivery is refused for a task that is done, under an id that is taken, and beside 500 deliveries that wait', () => {
  const { bridge, taskOf, deliver, rows, idOfNextAct } = bridgeAndRaft()
  const taskId = taskOf(bridge)
  const why = (facts: Partial<Rows>) => deliver(taskId, log, { ...rows(), ...facts })
  const numbers = { ...rows().taskNumbers.get(taskId)!, status: 'completed' } as const
  expect(why({ taskNumbers: new Map([[taskId, numbers]]) })).toEqual({ refused: { why: 'task-done' } })
  const waiting = (ids: readonly string[]) => new Map(ids.map((id) => [id, aContribution(id)]))
  expect(why({ contributions: waiting([idOfNextAct()]) })).toEqual({ refused: { why: 'id-taken' } })
  const many = Array.from({ length: ledgerLimits.pendingContributions }, (_, i) => `c${i}`)
  expect(why({ contributions: waiting(many) })).toEqual({ refused: { why: 'too-many-contributions' } })
})

test('S6: a collaborator with 20 deliveries that wait can make no further one; with 19, or beside 20 of another, they can', () => {
  const { bridge, taskOf, deliver, rows } = bridgeAndRaft()
  const waiting = (count: number, byNo: number) =>
    new Map(
      Array.from({ length: count }, (_, i) => [`c${i}`, aContribution(`c${i}`, { byNo, projectId: bridge })]),
    )
  const beside = (count: number, byNo: number) =>
    deliver(taskOf(bridge), log, { ...rows(), contributions: waiting(count, byNo) })
  expect(beside(20, 7)).toEqual({ refused: { why: 'too-many-deliveries' } })
  expect(beside(19, 7)).toMatchObject({ answer: { status: 'pending' } })
  expect(beside(20, 8)).toMatchObject({ answer: { status: 'pending' } })
})

test('BEY-12, SET-9: a collaborator takes back what waits; what was decided stays, and of deliveries to the raft or by others nothing is told', () => {
  const { bridge, raft, withdraw } = bridgeAndRaft()
  const own = aContribution('own', { projectId: bridge, byNo: 7 })
  expect(withdraw(own)).toMatchObject({ answer: { status: 'withdrawn', decidedByNo: 7 }, entries: [] })
  expect(withdraw({ ...own, status: 'approved' })).toEqual({ refused: { why: 'decided-stays' } })
  const absent = { refused: { why: 'no-contribution' } }
  expect(withdraw({ ...own, projectId: raft })).toEqual(absent)
  expect(withdraw({ ...own, byNo: 8 })).toEqual(absent)
})
