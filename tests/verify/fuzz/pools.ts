import type { Collaboration, SharedProjectData } from '#contract/collaborations'
import type { EndedProjectRow } from '#contract/project-ends'
import type { ListedSettlement } from '#contract/settlements'
import { answerOf, type Somebody } from '../../support/settlements.ts'
import { seen, type World } from './fuzzed-world.ts'
import type { Pools } from './random-input.ts'
import type { Stocked } from './restock.ts'

const stool = '3'

type Ids = readonly { readonly id: string }[]

/** The ids and values that bodies may name, as they are now. */
export async function poolsOf(world: World, stocked: Stocked): Promise<Pools> {
  const { settlementId, people, guest, newcomers } = world
  const { snapshot, owner } = await seen(world)
  const { tables } = snapshot
  const idsOf = (rows: Ids) => rows.map(({ id }) => id)
  const [projectId, playerId, contributionId] = [tables.projects, tables.players, tables.contributions].map(
    idsOf,
  )
  const live = idsOf(tables.tasks.filter(({ deletedAt }) => deletedAt === null))
  const stools = idsOf(tables.tasks.filter(({ itemId, deletedAt }) => itemId === stool && deletedAt === null))
  const userId = people.map((who) => who.userId)
  // What ends a membership, or changes one, is about newcomers: else everybody else's bodies would be refused with 403 or 404.
  // The first newcomer is left for `endSession`, and the fourth for leaving (`senderOf`).
  const [, removed, changed] = newcomers.map((who) => who.userId)
  const ended = (await owner.ask<EndedProjectRow[]>('getEndedProjects', { settlementId })).body
  const { hall, bridge } = stocked
  const itemOf = (id: string) => idsOf(tables.projectItems.filter((row) => row.projectId === id))
  const endedOf = (isDeleted: boolean) =>
    idsOf(ended.filter(({ ending }) => (ending === 'deleted') === isDeleted))
  const { catalogue } = tables.settlements[0]!
  return {
    newIds,
    byField: {
      settlementId: [settlementId],
      projectId,
      taskId: live,
      playerId,
      contributionId,
      userId,
      lower: projectId,
      storageId: idsOf(tables.storages),
      assignedTo: [...userId, ...playerId!],
      // A value that is named twice is picked twice as often.
      itemId: ['1', '1', '2', '3', '3', '4', 'none'],
      recipeIndex: [0],
      revision: [1, 1, 2],
      quantity: [1, 2, 50],
      amount: [1, 2, 50],
      'setProjectPlayers.player': [...userId, ...playerId!],
      preferredPlayer: userId,
      'restorePlayer.task': live,
      'restorePlayer.project': projectId,
      'removeSettlementCollaborator.userId': [removed],
      'updateSettlementCollaboration.userId': [changed],
      'createTaskContribution.taskId': stools,
      'createTaskContribution.itemId': [stool],
      'updateTaskContribution.itemId': [stool],
      'completeTask.taskId': stools,
      // `restock` has regenerated the bridge's tasks once, and items 4 and 5 are stock that no project holds.
      'undoRegeneration.projectId': [bridge],
      'undoRegeneration.generation': [1],
      'updateProjectItem.projectId': [hall],
      'updateProjectItem.projectItemId': itemOf(hall),
      'removeProjectItem.projectId': [bridge],
      'removeProjectItem.projectItemId': itemOf(bridge),
      'handOver.itemId': ['1'],
      'handOver.from': [hall],
      'handOver.to': [bridge, 'kept', 'out'],
      'recordCraft.itemId': ['2'],
      'recordCraft.projectId': [hall],
      'recordCraft.crafts': [1],
      'takeFromInventory.itemId': ['4'],
      'removeFromInventory.itemId': ['5'],
      'countInventory.itemId': ['1', '2', '3', '4'],
      'countInventory.quantity': [900, 901],
      'unarchiveProject.projectId': endedOf(false),
      'restoreProject.projectId': endedOf(true),
      'restoreTask.taskId': idsOf(tables.tasks.filter(({ deletedAt }) => deletedAt !== null)),
      'revertEntry.act': await actsIn(owner, settlementId),
      'revertEntry.line': [1],
      'moveCatalogue.version': [catalogue],
      catalogue: [catalogue],
      'previewCatalogue.version': [catalogue],
      'shareProjectWith.userId': [guest.userId],
      'findFellows.query': ['Gus', 'G'],
      ...(await ofTheGuest(guest)),
      ...(await ofAccounts(people, newcomers)),
      ...stocked.byField,
    },
    ids: [settlementId, ...projectId!, ...live, ...playerId!, ...contributionId!, ...userId],
  }
}

/** Fields by which a client names something new, or an operation. */
const newIds = [
  ...['operationId', 'clientId', 'createBuildList.id', 'restorePlayer.id', 'restoreStorage.id'],
  'undoRegeneration.id',
]

async function actsIn(who: Somebody, settlementId: string): Promise<readonly string[]> {
  type Page = { readonly entries: readonly { readonly act: string }[] }
  const { entries } = await answerOf(who.ask<Page>('getInventoryEntries', { settlementId, limit: 30 }))
  return entries.map(({ act }) => act)
}

/** What is shared with the guest, and what they delivered. They deliver to the newest, which comes first, and leave the oldest. */
async function ofTheGuest({ ask }: Somebody): Promise<Pools['byField']> {
  const shared = await answerOf(ask<Collaboration[]>('getProjectCollaborations'))
  const loaded = await Promise.all(
    shared
      .slice(0, 1)
      .map(({ id }) =>
        answerOf(ask<SharedProjectData>('loadCollaborativeProjectData', { collaborationId: id })),
      ),
  )
  const deliveries = loaded.flatMap((one) => one.deliveries).filter(({ status }) => status === 'pending')
  return {
    collaborationId: shared.slice(0, 1).map(({ id }) => id),
    'leaveSharedProject.collaborationId': shared.slice(-1).map(({ id }) => id),
    'endProjectShare.collaborationId': shared.map(({ id }) => id),
    'deliverToSharedProject.itemId': [stool],
    'deliverToSharedProject.taskId': loaded.flatMap(({ tasks }) =>
      tasks.filter(({ metadata }) => metadata.itemId === stool).map(({ id }) => id),
    ),
    'withdrawSharedDelivery.contributionId': deliveries.map(({ id }) => id),
  }
}

/** What the two people have of their own. One of them sends a body, so about half of what it names is the sender's. */
async function ofAccounts(
  people: World['people'],
  newcomers: readonly Somebody[],
): Promise<Pools['byField']> {
  const lists = (await Promise.all(people.map(({ ask }) => answerOf(ask<Ids>('getBuildLists'))))).flat()
  const settlements = await Promise.all(
    people.map(({ ask }) => answerOf(ask<ListedSettlement[]>('getSettlementsUserCanAccess'))),
  )
  const personal = settlements.flat().filter(({ isPersonal, isSample }) => isPersonal && !isSample)
  const sessions = await answerOf(newcomers[0]!.ask<Ids>('getSessions'))
  return {
    'renameBuildList.id': lists.map(({ id }) => id),
    'deleteBuildList.id': lists.map(({ id }) => id),
    'shareSettlement.settlementId': personal.map(({ id }) => id),
    'endSession.id': sessions.map(({ id }) => id),
    seq: [1],
    baseVersion: [1],
    'restoreUserDataVersion.version': [2],
    'getUserDataVersion.version': [2],
  }
}
