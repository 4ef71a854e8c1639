import { describe, expect, test } from 'vitest'
import { actedLedger, now } from '#tests/support/acted-ledger'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { aPlayer, aSnapshotWithRoles } from '#tests/support/settlement-builder'
import type { LedgerActInput, LedgerActName } from '../acts/ledger-acts.ts'
import { defaultSettings } from '../settings.ts'
import type { Rows } from '../tables.ts'
import { whoIsTold } from './who-is-told.ts'

const catalog = aCatalog({ plank: { recipes: [{ from: { log: 20 } }] }, log: {}, bark: {} })
const [plank, log] = [itemId('plank'), itemId('log')]

/** Olivia's settlement with the admins Ines and Kai, Mika and Bo who help, Vera who looks on; Tom is a named player. */
function oakhaven(settings: Partial<typeof defaultSettings> = {}) {
  const roles = { ines: 'admin', kai: 'admin', mika: 'contributor', bo: 'contributor', vera: 'viewer' }
  const ledger = actedLedger(
    catalog,
    aSnapshotWithRoles(roles, {
      settings: { ...defaultSettings, ...settings },
      players: [aPlayer('tom')],
    }),
    [],
    assignedEarlier,
  )
  const { act, rows, idOfNextAct } = ledger
  const linked = new Map<string, ReturnType<typeof aPlayer>>()
  /** Who is told what of the act. */
  const told = <Name extends LedgerActName>(name: Name, input: LedgerActInput<Name>, by = 'olivia') => {
    const [before, id] = [rows(), idOfNextAct()]
    const { changes = [], refused } = act(name, input, by)
    if (refused) throw new Error(`refused: ${refused.why}`)
    const after = { ...rows(), players: new Map([...rows().players, ...linked]) }
    return whoIsTold({ id, now, userId: by, before, after, changes })
  }
  /** Adds so many of an item to the stock. */
  const has = (quantity: number, item = plank) =>
    act('addItemsToInventory', { items: [{ itemId: item, quantity }] })
  const bridge = () => {
    const projectId = idOfNextAct()
    act('createProject', { name: 'Bridge', items: [{ itemId: plank, quantity: 10 }] })
    const taskOf = (item: string) => [...rows().tasks.values()].find((task) => task.itemId === item)!.id
    return { projectId, planks: taskOf('plank'), logs: taskOf('log') }
  }
  const deliver = (taskId: string, quantity: number, by = 'mika', more: object = {}) => {
    const contributionId = idOfNextAct()
    const given = { taskId, itemsContributed: [{ itemId: plank, quantity }], ...more }
    return { contributionId, told: told('createTaskContribution', given, by) }
  }
  /** Links a named player to a member in the rows after each later act that `told` does: linking is no act of the ledger. */
  const link = (playerId: string, userId: string) => linked.set(playerId, aPlayer(playerId, { userId }))
  return { ...ledger, told, has, bridge, deliver, link }
}

/** Each act finds those who were assigned before it assigned some time ago. */
function assignedEarlier(rows: Rows): Rows {
  const at = '2026-01-01T00:00:00.000Z'
  return { ...rows, assignees: new Map([...rows.assignees].map(([key, row]) => [key, { ...row, at }])) }
}

const people = (told: readonly { readonly userId: string }[]) => told.map(({ userId }) => userId).toSorted()

describe('SYS-8: who is told that a task is theirs', () => {
  test('Mika and Bo, to whom Olivia gives the Planks, but not Olivia, who takes them too', () => {
    const { told, bridge } = oakhaven()
    const { planks } = bridge()
    const given = told('assignTask', { taskId: planks, assignedTo: ['mika', 'bo', 'olivia', 'tom'] })
    // The bucket is the act's id here, nothing of a delivery, and the day of low stock: one bucket is told once.
    expect(given).toEqual([
      {
        userId: 'mika',
        kind: 'assigned',
        subject: planks,
        bucket: expect.any(String),
        facts: { title: null, itemId: 'plank', others: 0 },
      },
      expect.objectContaining({ userId: 'bo', kind: 'assigned', subject: planks }),
    ])
    expect(told('assignTask', { taskId: planks, assignedTo: ['mika', 'kai'] })).toMatchObject([
      { userId: 'kai' },
    ])
    expect(told('claimTask', { taskId: planks }, 'ines')).toEqual([])
    expect(told('unclaimTask', { taskId: planks }, 'mika')).toEqual([])
  })

  test('once for two tasks that are given at once', () => {
    const { told, bridge } = oakhaven()
    const { planks, logs } = bridge()
    const tasks = [planks, logs].map((taskId) => ({ taskId, assignedTo: 'mika' }))
    expect(told('assignTasks', { tasks })).toMatchObject([
      { userId: 'mika', subject: planks, facts: { itemId: 'plank', others: 1 } },
    ])
  })

  test('nobody again when a project’s tasks are regenerated and keep their people', () => {
    const { told, bridge } = oakhaven()
    const { planks, projectId } = bridge()
    told('assignTask', { taskId: planks, assignedTo: 'mika' })
    expect(told('regenerateTasks', { projectId })).toEqual([])
  })

  test('those to whom new tasks are dealt out, where the settings say so (SET-6)', () => {
    const { told } = oakhaven({ autoAssignTasks: true })
    const made = told('createProject', { name: 'Bridge', items: [{ itemId: plank, quantity: 10 }] })
    expect(made.length).toBeGreaterThan(0)
    expect(new Set(made.map(({ kind }) => kind))).toEqual(new Set(['assigned']))
    expect(people(made)).not.toContain('olivia')
  })
})

describe('SYS-8, CON-3: who is told of a delivery', () => {
  test('the leaders that 4 Planks of Mika wait; once they are approved, Mika', () => {
    const { told, bridge, deliver } = oakhaven()
    const { contributionId, told: waiting } = deliver(bridge().planks, 4)
    expect(people(waiting)).toEqual(['ines', 'kai', 'olivia'])
    expect(waiting[0]).toMatchObject({
      kind: 'waitingForReview',
      subject: contributionId,
      facts: { itemId: 'plank', amount: 4, others: 0 },
    })
    expect(told('approveTaskContribution', { contributionId, revision: 1 }, 'ines')).toEqual([
      {
        userId: 'mika',
        kind: 'reviewed',
        subject: contributionId,
        bucket: '',
        facts: { itemId: 'plank', amount: 4, others: 0, outcome: 'approved', reason: '' },
      },
    ])
  })

  test('the other leaders of 4 Planks of Kai, who is an admin; nobody when Kai changes or withdraws them', () => {
    const { told, bridge, deliver } = oakhaven()
    const { contributionId, told: waiting } = deliver(bridge().planks, 4, 'kai')
    expect(people(waiting)).toEqual(['ines', 'olivia'])
    expect(told('updateTaskContribution', { contributionId, notes: 'by the gate' }, 'kai')).toEqual([])
    expect(told('withdrawTaskContribution', { contributionId }, 'kai')).toEqual([])
  })

  test('Mika, with the reason, that 7 of 10 Planks count; another time that none of 2 does', () => {
    const { told, bridge, deliver } = oakhaven()
    const { planks } = bridge()
    const { contributionId } = deliver(planks, 10)
    const accepted = [{ itemId: plank, quantity: 7 }]
    const part = { contributionId, revision: 1, accepted, reason: 'three were rotten' }
    expect(told('approveTaskContribution', part)).toMatchObject([
      { userId: 'mika', facts: { amount: 7, outcome: 'partly', reason: 'three were rotten' } },
    ])
    const second = { contributionId: deliver(planks, 2).contributionId, revision: 1, reason: 'none came' }
    expect(told('rejectTaskContribution', second)).toMatchObject([
      { userId: 'mika', facts: { amount: 2, outcome: 'rejected', reason: 'none came' } },
    ])
  })

  test('Mika and Bo once each, where three deliveries are approved at once', () => {
    const { told, bridge, deliver } = oakhaven()
    const { planks } = bridge()
    const shown = [deliver(planks, 1), deliver(planks, 2), deliver(planks, 3, 'bo')].map((one) => ({
      contributionId: one.contributionId,
      revision: 1,
    }))
    expect(told('approveTaskContributions', { contributions: shown })).toMatchObject([
      { userId: 'mika', subject: shown[0]!.contributionId, facts: { amount: 1, others: 1 } },
      { userId: 'bo', subject: shown[2]!.contributionId, facts: { amount: 3, others: 0 } },
    ])
  })

  test('nobody where the settlement asks for no approval, nor the owner who approves their own', () => {
    const { bridge, deliver } = oakhaven({ requireContributionApproval: false })
    expect(deliver(bridge().planks, 2).told).toEqual([])
    const other = oakhaven()
    const { contributionId } = other.deliver(other.bridge().planks, 4, 'olivia')
    expect(other.told('approveTaskContribution', { contributionId, revision: 1 })).toEqual([])
  })

  test('Ines, who entered it for Tom; once Tom is linked to Bo, Bo too', () => {
    const { told, bridge, deliver, link } = oakhaven()
    const { planks } = bridge()
    const [first, second] = [0, 1].map(() => ({
      contributionId: deliver(planks, 2, 'ines', { playerId: 'tom' }).contributionId,
      revision: 1,
    }))
    expect(people(told('approveTaskContribution', first!))).toEqual(['ines'])
    link('tom', 'bo')
    expect(people(told('approveTaskContribution', second!))).toEqual(['bo', 'ines'])
  })
})

describe('SYS-8, SET-6: who is told that stock is low', () => {
  // 10 are wanted of each item, as the settings are at first.
  test('those who may edit it, when Mika takes 3 of 12 Planks and 10 are wanted; not again at 8', () => {
    const { told, has } = oakhaven()
    has(12)
    const take = (amount: number) => told('takeFromInventory', { itemId: plank, amount }, 'mika')
    expect(take(2)).toEqual([])
    const low = take(1)
    expect(people(low)).toEqual(['bo', 'ines', 'kai', 'olivia'])
    expect(low[0]).toMatchObject({
      kind: 'lowStock',
      subject: 'plank',
      bucket: now.slice(0, 10),
      facts: { itemId: 'plank', amount: 9, others: 0 },
    })
    expect(take(1)).toEqual([])
  })

  test('also when the last piece is gone', () => {
    const { told, has } = oakhaven()
    has(12)
    expect(told('takeFromInventory', { itemId: plank, amount: 12 })[0]).toMatchObject({
      facts: { amount: 0 },
    })
  })

  test('nobody when a project takes 10 Planks or Ines keeps 10 Logs back: nothing of them is gone', () => {
    const { told, has } = oakhaven()
    has(12)
    has(12, log)
    const items = [{ itemId: plank, quantity: 10 }]
    expect(told('createProject', { name: 'Bridge', items }, 'mika')).toEqual([])
    expect(told('reserveInventory', { itemId: log, amount: 10 }, 'ines')).toEqual([])
  })

  test('one for two items that became low at once; nobody of an item that was never enough', () => {
    const { told, has } = oakhaven()
    has(12)
    has(12, log)
    const items = [plank, log].map((item) => ({ itemId: item, quantity: 7 }))
    const counted = told('countInventory', { items }, 'mika')
    expect(counted.filter(({ userId }) => userId === 'ines')).toMatchObject([
      { facts: { itemId: 'plank', amount: 7, others: 1 } },
    ])
    expect(told('addItemsToInventory', { items: [{ itemId: itemId('bark'), quantity: 4 }] })).toEqual([])
  })
})

test('SET-6: where the settlement has notifications off, nobody is told anything', () => {
  const { told, bridge, deliver, has } = oakhaven({ enableNotifications: false })
  const { planks } = bridge()
  const { contributionId, told: waiting } = deliver(planks, 4)
  has(40)
  expect([
    ...told('assignTask', { taskId: planks, assignedTo: ['mika', 'bo'] }),
    ...waiting,
    ...told('approveTaskContribution', { contributionId, revision: 1 }),
    ...told('takeFromInventory', { itemId: plank, amount: 34 }),
  ]).toEqual([])
})
