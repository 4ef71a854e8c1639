import type { SharedProjectData } from '#contract/collaborations'
import type { Snapshot } from '#domain/settlement/tables'
import type { Somebody } from '../../support/settlements.ts'
import { type Place, seen, type World } from './fuzzed-world.ts'

const [log, plank, stool] = ['1', '2', '3']
/** Items of which nothing is crafted. */
const spare = ['4', '5'] as const
/** An id that nothing has. */
const nothing = '00000000-0000-4000-8000-000000000000'

type Made = { readonly id?: string; readonly code?: string }
type Ask = <Body = Made>(name: string, input?: object) => Promise<Body>

/** What was made for bodies to name, and is in no row that a member reads. */
export type Stocked = {
  /** Two projects that miss Logs: the hall holds some, and the tasks of the bridge were regenerated once. */
  readonly hall: string
  readonly bridge: string
  /** Values to send, by the name of a field; "procedure.field" is for that procedure alone and goes before the field's own. */
  readonly byField: Readonly<Record<string, readonly string[]>>
}

/** Makes anew what the bodies of requests use up, so that the next ones find something of each kind. What is refused is left out. */
export async function restock(world: World): Promise<Stocked> {
  const { guest, people } = world
  const ask = asking((await seen(world)).owner, world)
  const [hall, bridge] = [await aProject(ask, 'Hall'), await aProject(ask, 'Bridge')]
  await makeStock(ask, hall)
  await makeRows(ask, { bridge, people })
  await makeEnded(ask)
  const template = await ask('createProjectTemplate', { projectId: hall, name: crypto.randomUUID() })
  const former = await ask('createProjectTemplate', { projectId: hall, name: crypto.randomUUID() })
  await ask('deleteTemplate', { templateId: former.id })
  const invited = await ask<{ link?: Made; inviteCode?: string }>('createSettlementInviteLink', {
    maxUses: 9,
  })
  const share = await ask('makeProjectShareLink', { projectId: hall })
  const progress = await ask('makeProgressLink', { projectId: hall, showsNames: true })
  const toShare = await ask('makeProjectShareLink', { projectId: bridge })
  await deliverAs(guest, toShare.code ?? '')
  await deliverAs(guest, share.code ?? '')
  const known = {
    linkId: invited.link?.id,
    shareLinkId: share.id,
    progressLinkId: progress.id,
    templateId: template.id,
    'restoreTemplate.templateId': former.id,
    inviteCode: invited.inviteCode,
    code: toShare.code,
    ...(await settlementsOf(guest)),
  }
  return {
    hall,
    bridge,
    byField: Object.fromEntries(Object.entries(known).map(([field, value]) => [field, [value ?? nothing]])),
  }
}

/** Ends what a series of requests has left, as far as that can be, so that later series begin with as much as the first. */
export async function clear(place: Place): Promise<void> {
  const { owner, snapshot } = await seen(place)
  const ask = asking(owner, place)
  const { players, storages, standingOrders, contributions } = snapshot.tables
  for (const { id, revision } of contributions)
    await ask('rejectTaskContribution', { contributionId: id, revision, reason: 'over' })
  await ask('deleteAllProjects', { force: true })
  for (const { id } of players) await ask('removePlayer', { playerId: id })
  for (const { id } of storages) await ask('removeStorage', { storageId: id })
  for (const { itemId } of standingOrders) await ask('endStandingOrder', { itemId })
  await ask('revokeSettlementInviteLinks')
}

/** @returns a function by which somebody calls procedures on the settlement. The body of a refusal has none of the fields that are read. */
function asking(who: Somebody, { settlementId }: Place): Ask {
  return async <Body>(name: string, input: object = {}) =>
    (await who.ask<Body>(name, { settlementId, ...input })).body
}

/** Makes a project that asks for so many stools that it always misses stools, planks and Logs. */
async function aProject(ask: Ask, name: string): Promise<string> {
  return (await ask('createProject', { name, items: [{ itemId: stool, quantity: 900 }] })).id ?? nothing
}

/** Adds Logs that the hall holds, and spare items that no project asks for. */
async function makeStock(ask: Ask, hall: string): Promise<void> {
  await ask('addItemsToInventory', { items: [{ itemId: log, quantity: 100 }], projectId: hall })
  await ask('addItemsToInventory', { items: spare.map((itemId) => ({ itemId, quantity: 50 })) })
  await ask('reserveInventory', { itemId: spare[0], amount: 5 })
  await ask('setStandingOrder', { itemId: spare[1], atLeast: 200 })
}

type Rows = { readonly bridge: string; readonly people: Place['people'] }

/** Makes a storage place, a player, a task, and for each of the people a delivery for the bridge and a build list. */
async function makeRows(ask: Ask, { bridge, people }: Rows): Promise<void> {
  await ask('addStorage', { name: crypto.randomUUID() })
  await ask('addPlayer', { name: 'Finn' })
  await ask('createTask', { title: 'Sweep', projectId: bridge })
  await ask('regenerateTasks', { projectId: bridge })
  const { tasks, settlements } = (await ask<Snapshot>('getSettlement')).tables
  const { id: settlementId } = settlements[0]!
  const task = tasks.find(({ itemId, projectId }) => itemId === stool && projectId === bridge)
  const stools = {
    settlementId,
    taskId: task?.id ?? nothing,
    itemsContributed: [{ itemId: stool, quantity: 3 }],
  }
  for (const who of people) {
    await who.ask('createTaskContribution', stools)
    await who.ask('createBuildList', {
      id: crypto.randomUUID(),
      name: 'Mine',
      entries: [{ itemId: plank, quantity: 1, recipeIndex: 0 }],
    })
  }
}

/** Makes an archived project, a deleted one, and a deleted task. */
async function makeEnded(ask: Ask): Promise<void> {
  await ask('archiveProject', { projectId: await aProject(ask, 'Raft'), stock: 'stays' })
  await ask('deleteProject', { projectId: await aProject(ask, 'Shed') })
  const { id } = await ask('createTask', { title: 'Scout' })
  await ask('deleteTask', { taskId: id ?? nothing })
}

/** Shares a project with the guest, who delivers for it. */
async function deliverAs({ ask }: Somebody, code: string): Promise<void> {
  const { id: collaborationId } = (await ask<Made>('useProjectShareLink', { code })).body
  type Loaded = Partial<SharedProjectData>
  const { tasks = [] } = (await ask<Loaded>('loadCollaborativeProjectData', { collaborationId })).body
  const task = tasks.find(({ metadata }) => metadata.itemId === stool)
  const itemsContributed = [{ itemId: stool, quantity: 1 }]
  await ask('deliverToSharedProject', { collaborationId, taskId: task?.id ?? nothing, itemsContributed })
}

/** Makes two settlements of the guest, and deletes one of them. */
async function settlementsOf({ ask }: Somebody): Promise<Readonly<Record<string, string | undefined>>> {
  const make = async (name: string) => (await ask<Made>('createSettlement', { name })).body.id
  const [other, former] = [await make('Spare'), await make('Former')]
  await ask('deleteSettlement', { settlementId: former ?? nothing })
  return { 'deleteSettlement.settlementId': other, 'restoreSettlement.settlementId': former }
}
