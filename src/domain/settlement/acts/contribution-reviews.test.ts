import { describe, expect, test } from 'vitest'
import { actedLedger, stockText } from '#tests/support/acted-ledger'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { heldOf, progressOf } from '#tests/support/ledger-rows'
import { aSnapshotWithRoles } from '#tests/support/settlement-builder'

const catalog = aCatalog({ plank: { recipes: [{ from: { log: 20 } }] }, log: {}, bark: {} })
const [plank, log, bark] = [itemId('plank'), itemId('log'), itemId('bark')]

/**
 * A bridge that misses 10 Planks and the 200 Logs for them; Mika delivers unless another member is named. Olivia is member 1,
 * Ines 2, Kai 3, Mika 4, Bo 5.
 */
function bridgeOf10Planks() {
  const ledger = actedLedger(
    catalog,
    aSnapshotWithRoles({ ines: 'admin', kai: 'admin', mika: 'contributor', bo: 'contributor' }),
  )
  const { act, rows, idOfNextAct } = ledger
  const projectId = idOfNextAct()
  act('createProject', { name: 'Bridge', items: [{ itemId: plank, quantity: 10 }] })
  const taskId = [...rows().tasks.values()].find((task) => task.itemId === plank)!.id
  const deliver = (quantity: number, more: object = {}, by = 'mika') => {
    const contributionId = idOfNextAct()
    act('createTaskContribution', { taskId, itemsContributed: [{ itemId: plank, quantity }], ...more }, by)
    return contributionId
  }
  const approve = (contributionId: string, more: object = {}, by = 'ines') =>
    act('approveTaskContribution', { contributionId, revision: 1, ...more }, by)
  const have = (item: typeof plank, quantity: number, of: object = {}) =>
    act('addItemsToInventory', { items: [{ itemId: item, quantity }], ...of })
  return { ...ledger, projectId, taskId, deliver, approve, have }
}

describe('CON-3: approving', () => {
  test('4 Planks come into the stock once, belong to the project, and are credited to who delivered them', () => {
    const { deliver, approve, rows, projectId, entries } = bridgeOf10Planks()
    const contributionId = deliver(4)
    const { answer, activity } = approve(contributionId)
    expect(answer).toMatchObject({ status: 'approved', byNo: 4, decidedByNo: 2, reason: null })
    expect(activity).toEqual({
      kind: 'contribution.approved',
      facts: { item: 'plank', amount: 4, others: 0, member: 4, rest: 0, selfApproved: false },
    })
    expect(entries()).toMatchObject([{ kind: 'contributed', byNo: 4, amount: 4, contributionId, projectId }])
    // 4 Planks stand for 80 Logs.
    expect(progressOf(rows(), projectId)).toEqual({ plank: '4/10', log: '80/200' })
    expect(approve(contributionId).refused).toEqual({ why: 'contribution-decided' })
    expect([stockText(rows(), 'plank'), entries().length]).toEqual(['4, reserved 4, kept 0', 1])
  })

  test('of 12 Planks the project gets the 10 that it misses, and 2 are free', () => {
    const { deliver, approve, rows, projectId } = bridgeOf10Planks()
    approve(deliver(12))
    expect([stockText(rows(), 'plank'), heldOf(rows(), 'plank')]).toEqual([
      '12, reserved 10, kept 0',
      { [projectId]: 10 },
    ])
  })

  test('20 Logs that were used go, the project’s own first; 25 are refused where 22 are there, because 3 are lacking', () => {
    const { deliver, approve, have, rows, projectId, entries } = bridgeOf10Planks()
    have(log, 15, { projectId })
    have(log, 7)
    const contributionId = deliver(1, { materials: [{ itemId: log, quantity: 25 }] })
    expect(approve(contributionId).refused).toEqual({
      why: 'materials-lack',
      facts: { lacking: [{ name: 'log', amount: 3 }] },
    })
    expect(stockText(rows(), 'plank')).toBe(undefined)
    const unknown = [{ itemId: itemId('gold'), quantity: 1 }]
    expect(approve(contributionId, { materials: unknown }).refused).toEqual({ why: 'no-item' })
    approve(contributionId, { materials: [{ itemId: log, quantity: 20 }] })
    expect([stockText(rows(), 'log'), stockText(rows(), 'plank')]).toEqual([
      '2, reserved 2, kept 0',
      '1, reserved 1, kept 0',
    ])
    expect(entries().slice(-2)).toMatchObject([
      { kind: 'used', itemId: log, amount: -20, byNo: 4, contributionId },
      { kind: 'contributed', itemId: plank, amount: 1, contributionId },
    ])
  })

  test('a further item that the project needs is allotted too, and one that it does not need is free', () => {
    const { deliver, approve, rows, projectId } = bridgeOf10Planks()
    const itemsContributed = [
      { itemId: plank, quantity: 1 },
      { itemId: log, quantity: 5 },
      { itemId: bark, quantity: 3 },
    ]
    approve(deliver(1, { itemsContributed }))
    expect(heldOf(rows(), 'log')).toEqual({ [projectId]: 5 })
    expect(stockText(rows(), 'bark')).toBe('3, reserved 0, kept 0')
  })

  test('what was delivered for a task that was deleted meanwhile, or for a project that is archived, is free', () => {
    const { act, deliver, approve, rows, taskId, projectId } = bridgeOf10Planks()
    const [first, second] = [deliver(2), deliver(3)]
    act('deleteTask', { taskId })
    approve(first)
    act('archiveProject', { projectId, stock: 'stays' })
    approve(second)
    expect(stockText(rows(), 'plank')).toBe('5, reserved 0, kept 0')
  })

  test('a delivery of 2 Planks still serves the project after its tasks were regenerated', () => {
    const { act, deliver, approve, rows, projectId } = bridgeOf10Planks()
    const contributionId = deliver(2)
    act('regenerateTasks', { projectId })
    approve(contributionId)
    expect(heldOf(rows(), 'plank')).toEqual({ [projectId]: 2 })
  })

  test('another revision than the one that was shown is refused', () => {
    const { act, deliver, approve } = bridgeOf10Planks()
    const contributionId = deliver(4)
    const itemsContributed = [{ itemId: plank, quantity: 400 }]
    act('updateTaskContribution', { contributionId, itemsContributed }, 'mika')
    expect(approve(contributionId).refused).toEqual({ why: 'contribution-changed' })
    expect(approve(contributionId, { revision: 2 }).answer).toMatchObject({ itemsContributed })
  })

  test('SET-5: admins do not decide on their own; the owner may, and the log says so', () => {
    const { deliver, approve } = bridgeOf10Planks()
    const own = deliver(1, {}, 'ines')
    expect(approve(own).refused).toEqual({ why: 'own-contribution' })
    expect(approve(own, {}, 'bo').refused).toEqual({ why: 'no-right' })
    expect(approve(own, {}, 'kai').answer).toMatchObject({ decidedByNo: 3 })
    expect(approve(deliver(1, {}, 'olivia'), {}, 'olivia').activity?.facts).toMatchObject({
      selfApproved: true,
    })
  })
})

describe('BEY-21: approving in part', () => {
  test('of 6 Planks 4 are accepted; 2 become a rejected contribution of their own with the reason', () => {
    const { deliver, approve, rows, projectId, idOfNextAct, changesOf } = withChanges()
    const contributionId = deliver(6)
    const restId = idOfNextAct()
    const { answer, changes } = approve(contributionId, {
      accepted: [{ itemId: plank, quantity: 4 }],
      reason: 'two were rotten',
    })
    expect(answer).toMatchObject({ id: contributionId, itemsContributed: [{ itemId: plank, quantity: 4 }] })
    expect(changesOf(changes)).toMatchObject([
      { id: contributionId, status: 'approved', itemsContributed: [{ quantity: 4 }] },
      {
        id: restId,
        status: 'rejected',
        splitOf: contributionId,
        itemsContributed: [{ quantity: 2 }],
        reason: 'two were rotten',
        byNo: 4,
      },
    ])
    expect(heldOf(rows(), 'plank')).toEqual({ [projectId]: 4 })
  })

  test('of 6 Planks, accepting 4 without a reason for the rest is refused, and so is accepting 7, another item, or none', () => {
    const { deliver, approve, entries } = bridgeOf10Planks()
    const contributionId = deliver(6)
    const accept = (quantity: number, item = plank) =>
      approve(contributionId, { accepted: [{ itemId: item, quantity }] }).refused
    expect(accept(4)).toEqual({ why: 'reason-missing' })
    expect(accept(7)).toEqual({ why: 'more-than-delivered' })
    expect(accept(1, bark)).toEqual({ why: 'more-than-delivered' })
    expect(accept(0)).toEqual({ why: 'nothing-accepted' })
    expect(entries()).toEqual([])
  })

  function withChanges() {
    /** The rows of contributions that changes put. */
    const changesOf = (changes: readonly object[] = []) =>
      changes.flatMap((change) =>
        'put' in change && change.put === 'contributions' && 'row' in change ? [change.row] : [],
      )
    return { ...bridgeOf10Planks(), changesOf }
  }
})

describe('BEY-12: approving many at once', () => {
  test('of five deliveries two are approved; a changed one, the reviewer’s own and one that lacks its material are refused, each with its reason', () => {
    const { act, deliver, rows, entries } = bridgeOf10Planks()
    const changed = deliver(1)
    act('updateTaskContribution', { contributionId: changed, notes: 'x' }, 'mika')
    const own = deliver(1, {}, 'ines')
    const lacking = deliver(1, { materials: [{ itemId: bark, quantity: 1 }] })
    const good = [deliver(2), deliver(3, {}, 'bo')]
    const shown = [changed, own, lacking, ...good].map((contributionId) => ({ contributionId, revision: 1 }))
    const { answer, activity } = act('approveTaskContributions', { contributions: shown }, 'ines')
    expect(answer).toEqual({
      results: [
        { contributionId: changed, refused: 'contribution-changed' },
        { contributionId: own, refused: 'own-contribution' },
        { contributionId: lacking, refused: 'materials-lack' },
        { contributionId: good[0], refused: null },
        { contributionId: good[1], refused: null },
      ],
    })
    expect(activity).toEqual({ kind: 'contributions.approved', facts: { count: 2 } })
    expect(stockText(rows(), 'plank')).toBe('5, reserved 5, kept 0')
    expect(entries().map(({ line, byNo, amount }) => [line, byNo, amount])).toEqual([
      [1, 4, 2],
      [2, 5, 3],
    ])
    // The three that still wait.
    expect(rows().contributions.size).toBe(3)
  })
})

test('BEY-12: a delivery that is named twice is approved once', () => {
  const { act, deliver, rows } = bridgeOf10Planks()
  const shown = { contributionId: deliver(4), revision: 1 }
  expect(act('approveTaskContributions', { contributions: [shown, shown] }).answer).toMatchObject({
    results: [{ refused: null }, { refused: 'contribution-decided' }],
  })
  expect(stockText(rows(), 'plank')).toBe('4, reserved 4, kept 0')
})

describe('CON-3: rejecting', () => {
  test('moves no stock, and keeps who, when and why', () => {
    const { act, deliver, approve, rows } = bridgeOf10Planks()
    const contributionId = deliver(4)
    const reject = (by: string) =>
      act('rejectTaskContribution', { contributionId, revision: 1, reason: 'not ours' }, by)
    expect(reject('bo').refused).toEqual({ why: 'no-right' })
    expect(reject('ines').answer).toMatchObject({
      status: 'rejected',
      decidedByNo: 2,
      decidedAt: '2026-02-03T04:05:06.000Z',
      reason: 'not ours',
    })
    expect(stockText(rows(), 'plank')).toBe(undefined)
    expect(approve(contributionId).refused).toEqual({ why: 'contribution-decided' })
  })
})
