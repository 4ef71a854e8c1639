import type { Contribution } from '#domain/settlement/contribution'
import type { Snapshot } from '#domain/settlement/tables'
import { answerOf, createSettlement, invite, type Somebody } from '../../support/settlements.ts'
import { wrongStock } from '../ledger/wrong-stock.ts'
import { allEntries } from '../read-whole-lists.ts'
import type { Pools } from './random-input.ts'

const logs = [{ itemId: '1', quantity: 30 }]

/** A settlement with something in each of its tables, and two members who send bodies. */
export type World = {
  readonly settlementId: string
  readonly people: readonly [Somebody, Somebody]
}

/** Makes a settlement of the first, in which the second is an admin. */
export async function aFuzzedWorld(people: World['people']): Promise<World> {
  const [ada] = people
  const settlementId = await createSettlement(ada, `Oakhaven ${crypto.randomUUID().slice(0, 8)}`)
  const world = { settlementId, people }
  const ask = <Body>(name: string, input: object) => answerOf(ada.ask<Body>(name, { settlementId, ...input }))
  await comeBack(world)
  await ask('createProject', { name: 'Bridge', items: logs })
  await ask('addItemsToInventory', { items: [{ itemId: '2', quantity: 50 }] })
  await ask('addPlayer', { name: 'Finn' })
  await ask('addStorage', { name: 'Chest' })
  await ask('createTask', { title: 'Sweep' })
  const { tasks } = (await ask<Snapshot>('getSettlement', {})).tables
  const taskId = tasks.find(({ itemId }) => itemId !== null)!.id
  await ask<Contribution>('createTaskContribution', {
    taskId,
    itemsContributed: [{ itemId: '1', quantity: 3 }],
  })
  return world
}

/** Whoever was removed or has left joins again, so that bodies go on reaching the settlement. */
async function comeBack({ settlementId, people }: World): Promise<void> {
  for (const who of people) {
    if ((await who.ask('getSettlement', { settlementId })).status === 200) continue
    const other = people.find((one) => one !== who)!
    const invited = await invite(other, settlementId, { role: 'admin' }).catch(() => null)
    if (invited) await who.ask('useSettlementInviteLink', { inviteCode: invited.inviteCode })
  }
}

/** What bodies name, as it is there now. */
export async function poolsOf(world: World): Promise<Pools> {
  await comeBack(world)
  const { settlementId, people } = world
  const { tables } = await seen(world)
  const of = <Row>(rows: readonly Row[], read: (row: Row) => string) => rows.map(read)
  const projectId = of(tables.projects, ({ id }) => id)
  const taskId = of(tables.tasks, ({ id }) => id)
  const playerId = of(tables.players, ({ id }) => id)
  const contributionId = of(tables.contributions, ({ id }) => id)
  const userId = people.map((who) => who.userId)
  return {
    byField: {
      settlementId: [settlementId],
      ...{ projectId, taskId, playerId, contributionId, userId, assignedTo: userId, newOwnerId: userId },
      projectItemId: of(tables.projectItems, ({ id }) => id),
      storageId: of(tables.storages, ({ id }) => id),
      itemId: ['1', '2', '3', 'none'],
      revision: [1, 1, 2],
      // A new one for each body; one that was used is answered from memory.
      operationId: [],
    },
    ids: [settlementId, ...projectId, ...taskId, ...playerId, ...contributionId, ...userId],
  }
}

/** What of the settlement is not as it must be, in sentences. */
export async function wrongWith(world: World): Promise<readonly string[]> {
  await comeBack(world)
  const snapshot = await seen(world)
  const who = await insider(world)
  const entries = await allEntries(who, world.settlementId)
  const [settlement] = snapshot.tables.settlements
  const owners = snapshot.tables.members.filter(({ userId }) => userId === settlement!.ownerId).length
  return [...wrongStock(snapshot, entries), ...(owners === 1 ? [] : [`the settlement has ${owners} owners`])]
}

async function seen(world: World): Promise<Snapshot> {
  return answerOf((await insider(world)).ask<Snapshot>('getSettlement', { settlementId: world.settlementId }))
}

async function insider({ settlementId, people }: World): Promise<Somebody> {
  for (const who of people) if ((await who.ask('getSettlement', { settlementId })).status === 200) return who
  throw new Error('nobody is a member of the settlement any more')
}
