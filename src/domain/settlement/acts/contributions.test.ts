import { describe, expect, test } from 'vitest'
import { actedLedger, stockText } from '#tests/support/acted-ledger'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { heldOf, progressOf } from '#tests/support/ledger-rows'
import { aPlayer, aSnapshotWithRoles } from '#tests/support/settlement-builder'
import { defaultSettings, type SettlementSettings } from '../settings.ts'

const catalog = aCatalog({ plank: { recipes: [{ from: { log: 20 } }] }, log: {} })
const log = itemId('log')

/**
 * Olivia owns it, Ines is an admin, Mika and Bo are contributors, Vera a viewer: members 1 to 5 in this order. Tom plays without an
 * account, Uli played so before.
 */
function bridgeOf10Log(settings: Partial<SettlementSettings> = {}) {
  const players = [aPlayer('tom'), aPlayer('uli', { isActive: false })]
  const roles = { ines: 'admin', mika: 'contributor', bo: 'contributor', vera: 'viewer' }
  const ledger = actedLedger(
    catalog,
    aSnapshotWithRoles(roles, { players, settings: { ...defaultSettings, ...settings } }),
  )
  const projectId = ledger.idOfNextAct()
  ledger.act('createProject', { name: 'Bridge', items: [{ itemId: log, quantity: 10 }] })
  const [task] = ledger.rows().tasks.values()
  const taskId = task!.id
  const deliver = (quantity: number, by = 'mika', more: object = {}) => {
    const contributionId = ledger.idOfNextAct()
    const items = { itemsContributed: [{ itemId: log, quantity }] }
    return {
      contributionId,
      ...ledger.act('createTaskContribution', { taskId, ...items, ...more }, by),
    }
  }
  const approve = (contributionId: string, more: object = {}, by = 'ines') =>
    ledger.act('approveTaskContribution', { contributionId, revision: 1, ...more }, by)
  const assigned = () => [...ledger.rows().assignees.values()].map(({ who }) => who)
  return { ...ledger, projectId, taskId, deliver, approve, assigned }
}

describe('CON-1: delivering', () => {
  test('4 of 10 Log wait for review: nothing is in the stock, and the task is 0 of 10', () => {
    const { deliver, rows, projectId, entries } = bridgeOf10Log()
    const { answer, activity } = deliver(4, 'mika', { notes: 'from the east', proofOfWork: 'https://pic' })
    expect(answer).toMatchObject({
      byNo: 3,
      projectId,
      itemsContributed: [{ itemId: log, quantity: 4 }],
      notes: 'from the east',
      proofOfWork: 'https://pic',
      status: 'pending',
      revision: 1,
      decidedByNo: null,
    })
    expect(activity).toEqual({
      kind: 'contribution.submitted',
      facts: { item: 'log', amount: 4, others: 0, task: 'log', player: undefined },
    })
    expect([progressOf(rows(), projectId), stockText(rows(), 'log'), entries().length]).toEqual([
      { log: '0/10' },
      undefined,
      0,
    ])
  })

  test('BEY-12: a member who delivers for a task that nobody gave them is assigned to it by that', () => {
    const { deliver, assigned } = bridgeOf10Log()
    deliver(4)
    deliver(2)
    expect(assigned()).toEqual(['mika'])
  })

  test('SET-7: Mika, linked to Tom who has the task, delivers without being assigned too, also where only one may have it', () => {
    const { deliver, assigned, act, taskId, link } = bridgeOf10Log({ maxAssigneesPerTask: 1 })
    act('assignTask', { taskId, assignedTo: 'tom' })
    link('tom', 'mika')
    expect(deliver(4).answer).toMatchObject({ status: 'pending' })
    expect(assigned()).toEqual(['tom'])
    expect(deliver(4, 'bo').refused).toMatchObject({ why: 'task-full' })
  })

  test('SET-7: a delivery is entered for any named player: for Tom the linked Mika gets the task, for Uli, who plays no more, nobody does', () => {
    const { deliver, assigned, link } = bridgeOf10Log()
    link('tom', 'mika')
    expect(deliver(2, 'ines', { playerId: 'tom' }).answer).toMatchObject({ playerId: 'tom' })
    expect(assigned()).toEqual(['mika'])
    expect(deliver(3, 'ines', { playerId: 'uli' }).answer).toMatchObject({ playerId: 'uli' })
    expect(assigned()).toEqual(['mika'])
  })

  test('where one player may do a task, the second is refused and told how many may', () => {
    const { deliver, rows } = bridgeOf10Log({ maxAssigneesPerTask: 1 })
    deliver(4)
    expect(deliver(1, 'bo').refused).toEqual({ why: 'task-full', facts: { most: 1 } })
    expect(rows().contributions.size).toBe(1)
  })

  test('SET-6: where nothing has to be approved, 4 Log count at once, and belong to the project', () => {
    const { deliver, rows, projectId, entries } = bridgeOf10Log({ requireContributionApproval: false })
    const { answer, contributionId } = deliver(4)
    expect(answer).toMatchObject({ status: 'approved', decidedByNo: 3 })
    expect([progressOf(rows(), projectId), heldOf(rows(), 'log')]).toEqual([
      { log: '4/10' },
      { [projectId]: 4 },
    ])
    expect(entries()).toMatchObject([{ kind: 'contributed', amount: 4, byNo: 3, contributionId, projectId }])
    // The rows hold only contributions that wait for review.
    expect(rows().contributions.size).toBe(0)
  })

  test('an item named twice becomes one line; another first item than the task’s, or an item that is not in the catalogue, is refused', () => {
    const { deliver } = bridgeOf10Log()
    const line = (id: string, quantity: number) => ({ itemId: itemId(id), quantity })
    const items = (...itemsContributed: object[]) => deliver(1, 'mika', { itemsContributed })
    expect(items(line('log', 1), line('plank', 2), line('log', 3)).answer).toMatchObject({
      itemsContributed: [line('log', 4), line('plank', 2)],
    })
    expect(items(line('plank', 2), line('log', 3)).refused).toEqual({ why: 'first-item-fixed' })
    expect(items(line('log', 1), line('gold', 3)).refused).toEqual({ why: 'no-item' })
  })

  test('a task that is done or deleted takes no delivery', () => {
    const { act, deliver, taskId } = bridgeOf10Log()
    act('updateTaskStatus', { taskId, status: 'completed' })
    expect(deliver(1).refused).toEqual({ why: 'task-done' })
    act('deleteTask', { taskId })
    expect(deliver(1).refused).toEqual({ why: 'no-task' })
  })

  test('who may edit the stock delivers for Tom, who plays without an account; a viewer delivers nothing', () => {
    const { deliver, assigned } = bridgeOf10Log()
    expect(deliver(2, 'mika', { playerId: 'tom' }).answer).toMatchObject({ byNo: 3, playerId: 'tom' })
    expect(assigned()).toEqual(['tom'])
    expect(deliver(2, 'mika', { playerId: 'nobody' }).refused).toEqual({ why: 'no-player' })
    expect(deliver(2, 'vera').refused).toEqual({ why: 'no-right' })
  })
})

describe('BEY-12: changing and withdrawing what waits for review', () => {
  test('4 Log become 6, as revision 2; entering 6 again changes nothing', () => {
    const { act, deliver, rows } = bridgeOf10Log()
    const { contributionId } = deliver(4)
    const change = (quantity: number) =>
      act('updateTaskContribution', { contributionId, itemsContributed: [{ itemId: log, quantity }] }, 'mika')
    expect(change(6).answer).toMatchObject({ revision: 2, itemsContributed: [{ quantity: 6 }] })
    expect(change(6).changes).toEqual([])
    expect([...rows().contributions.values()]).toMatchObject([{ revision: 2, notes: '' }])
  })

  test('a delivery is withdrawn by its author alone, and changed or withdrawn only while it waits', () => {
    const { act, deliver, approve } = bridgeOf10Log()
    const { contributionId } = deliver(4)
    const withdraw = (by: string) => act('withdrawTaskContribution', { contributionId }, by)
    expect(withdraw('olivia').refused).toEqual({ why: 'not-yours' })
    approve(contributionId)
    expect(withdraw('mika').refused).toEqual({ why: 'decided-stays' })
    expect(act('updateTaskContribution', { contributionId, notes: 'x' }, 'mika').refused).toEqual({
      why: 'decided-stays',
    })
  })

  test('a withdrawn delivery cannot be approved any more', () => {
    const { act, deliver, approve, rows } = bridgeOf10Log()
    const { contributionId } = deliver(4)
    expect(act('withdrawTaskContribution', { contributionId }, 'mika').answer).toMatchObject({
      status: 'withdrawn',
      decidedByNo: 3,
    })
    expect(approve(contributionId).refused).toEqual({ why: 'contribution-decided' })
    expect(stockText(rows(), 'log')).toBe(undefined)
  })
})
