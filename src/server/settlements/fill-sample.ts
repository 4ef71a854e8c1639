import { sampleTargets } from '#domain/planning/sample/sample-targets'
import type { LedgerActInput, LedgerActName } from '#domain/settlement/acts/ledger-acts'
import type { Contribution } from '#domain/settlement/contribution'
import type { Project, Task } from '#domain/settlement/ledger-rows'
import { sampleNotes, samplePlayers, sampleStorage } from '#domain/settlement/sample'
import { performOwnAct } from '../changes/act-procedure.ts'
import type { LedgerKeeper } from '../changes/ledger-keeper.ts'
import { performLedgerAct } from '../changes/ledger-procedure.ts'
import { readRows } from '../changes/read-rows.ts'
import type { CallContext, Caller } from '../rpc/api.ts'

type Context = CallContext & { readonly caller: Caller }

/** How many pieces of its item the first and the second project are to have. */
const wanted = [2, 3] as const

/**
 * Fills a sample by the acts that anybody would do there, so that it fits together as every settlement does: players, two projects
 * with their tasks, a stock with a part of what these need, people at work, and deliveries that wait and that were approved.
 */
export async function fillSample(
  context: Context,
  keeper: LedgerKeeper,
  settlementId: string,
): Promise<void> {
  const own = (act: 'addPlayer' | 'addStorage', name: string) => {
    const input = { settlementId, name }
    return performOwnAct(context, act, input) as Promise<{ readonly id: string }>
  }
  const act = <Name extends LedgerActName>(name: Name, input: LedgerActInput<Name>) =>
    performLedgerAct(context, keeper, name, { settlementId, ...(input as object) })

  const players: string[] = []
  for (const name of samplePlayers) players.push((await own('addPlayer', name)).id)
  const { id: storageId } = await own('addStorage', sampleStorage)
  const { catalog } = await keeper.catalogOf(context.database, keeper.versionInUse())
  for (const [place, itemId] of sampleTargets(catalog).entries()) {
    const items = [{ itemId, quantity: wanted[place]! }]
    const priority = place === 0 ? 'high' : 'medium'
    const project = (await act('createProject', { items, priority })) as Project
    await act('setProjectPlayers', { projectId: project.id, players: players.slice(0, 2 + place) })
  }
  await act('addItemsToInventory', { items: await gatheredPart(context, settlementId), storageId })
  const tasks = await openTasks(context, settlementId)
  await act('assignTasks', {
    tasks: tasks.map(({ id }, place) => ({
      taskId: id,
      assignedTo: [context.caller.userId, ...players][place % (players.length + 1)]!,
    })),
  })
  // The caller has the first task; the next three have been assigned to the three players, who now deliver something for their own.
  const deliveries = tasks.slice(1, 4)
  for (const [place, { id: taskId, itemId }] of deliveries.entries()) {
    const itemsContributed = [{ itemId: itemId!, quantity: 1 }]
    const notes = sampleNotes[place % sampleNotes.length]!
    const delivery = { taskId, playerId: players[place]!, itemsContributed, notes }
    const { id: contributionId, revision } = (await act('createTaskContribution', delivery)) as Contribution
    // The others wait for review.
    if (place === 2) await act('approveTaskContribution', { contributionId, revision })
  }
}

/** A part of what is to be gathered, so that some tasks can be done at once and others wait. */
async function gatheredPart({ database }: Context, settlementId: string) {
  const left = await stillToDo({ database }, settlementId)
  const tasks = await readRows(database, 'tasks', settlementId, 'all')
  return tasks
    .filter(({ kind, itemId }) => kind === 'gather' && itemId !== null)
    .sort(byItem)
    .map(({ id, itemId }, place) => ({
      itemId: itemId!,
      quantity: Math.ceil((left.get(id) ?? 1) * (place % 2 === 0 ? 1 : 0.4)),
    }))
}

/** Orders tasks by their items: the ids of tasks differ from sample to sample, those of items do not. */
function byItem({ itemId: a }: Task, { itemId: b }: Task): number {
  return Number(a! > b!) - Number(a! < b!)
}

/** The tasks that are not done yet, those with the most to do first: in the same order for everybody. */
async function openTasks({ database }: Context, settlementId: string): Promise<readonly Task[]> {
  const left = await stillToDo({ database }, settlementId)
  const tasks = await readRows(database, 'tasks', settlementId, 'all')
  const leftOf = ({ id }: Task) => left.get(id) ?? 0
  return tasks
    .filter((task) => task.itemId !== null && leftOf(task) > 0)
    .sort((a, b) => leftOf(b) - leftOf(a) || byItem(a, b))
}

/** How much of each task is still to be done. */
async function stillToDo({ database }: Pick<Context, 'database'>, settlementId: string) {
  const numbers = await readRows(database, 'taskNumbers', settlementId, 'all')
  return new Map(numbers.map(({ taskId, target, completed }) => [taskId, target - completed]))
}
