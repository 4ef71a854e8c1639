import { expect, test } from 'vitest'
import { completeLedgerAct } from '#domain/planning/complete-ledger-act'
import { createLedgerCatalog } from '#domain/planning/ledger-catalog'
import { actedLedger, now } from '#tests/support/acted-ledger'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { aSettlementOf } from '#tests/support/settlement-builder'
import { nothingAsked } from '../ledger-act.ts'
import { defaultSettings } from '../settings.ts'
import { deliverToSharedProject } from './shared-delivery.ts'

const catalog = aCatalog({ log: {} })
const log = itemId('log')

/** A bridge that wants 10 Log, in a settlement whose members' deliveries count at once, and a raft beside it. */
function bridgeAndRaft() {
  const settings = { ...defaultSettings, requireContributionApproval: false }
  const ledger = actedLedger(catalog, aSettlementOf({}, { settings }))
  const bridge = ledger.nextId()
  ledger.act('createProject', { name: 'Bridge', items: [{ itemId: log, quantity: 10 }] })
  const raft = ledger.nextId()
  ledger.act('createProject', { name: 'Raft', items: [{ itemId: log, quantity: 3 }] })
  const taskOf = (id: string) => [...ledger.rows().tasks.values()].find((task) => task.projectId === id)!.id
  const deliver = (taskId: string, item = log) =>
    completeLedgerAct(
      createLedgerCatalog(catalog),
      deliverToSharedProject,
      ledger.rows(),
      { taskId, itemsContributed: [{ itemId: item, quantity: 4 }] },
      {
        id: ledger.nextId(),
        now,
        by: { userId: 'gil', role: '', isOwner: false, sharedProjectId: bridge },
        byNo: 7,
        inDays: () => now,
        ...nothingAsked,
      },
    )
  return { bridge, raft, taskOf, deliver }
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

test('SET-9: of another project, of none, and with an item that there is not it is refused', () => {
  const { bridge, raft, taskOf, deliver } = bridgeAndRaft()
  expect(deliver(taskOf(raft))).toEqual({ refused: { why: 'no-task' } })
  expect(deliver('gone')).toEqual({ refused: { why: 'no-task' } })
  expect(deliver(taskOf(bridge), itemId('gold'))).toEqual({ refused: { why: 'no-item' } })
})
