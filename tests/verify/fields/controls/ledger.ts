import type { Snapshot } from '#domain/settlement/tables'
import type { Scene } from '../../../matrix/attempt.ts'
import { type Control, type Controls, first, inPlace } from './control.ts'

const [log, plank, stool, board, sawdust] = ['1', '2', '3', '4', '5']
/** The revision of a contribution that was changed once. */
const revision = 2

/** A delivery of two Logs, for which a plank of the stock was used. */
const delivery = {
  itemsContributed: [{ itemId: log, quantity: 2 }],
  materials: [{ itemId: plank, quantity: 1 }],
  notes: 'from the east',
  proofOfWork: 'ask Mara',
}

function ownId({ ownContributionIds, owner }: Scene): string {
  return ownContributionIds[owner.userId]!
}

/** Changes the owner's contribution so that it says what it used. */
async function changed(scene: Scene) {
  const contributionId = ownId(scene)
  await first(scene, 'updateTaskContribution', { contributionId, ...delivery })
  return { contributionId, revision }
}

/** A control before which the owner calls another procedure on the settlement. */
function after(procedure: string, given: object, input: object): Control {
  return inPlace(async (scene) => {
    await first(scene, procedure, { ...given })
    return { ...input }
  })
}

/**
 * Controls for stock, projects, tasks and deliveries, where the calls of the matrix have fewer fields: each field of an input must be in
 * a control.
 */
export const ledgerControls: Controls = {
  createProject: [
    inPlace(() => ({
      name: 'Bridge',
      description: 'over the river',
      items: [{ itemId: stool, quantity: 2, recipeIndex: 0 }],
      ways: { [plank]: 'elsewhere' },
      priority: 'high',
    })),
  ],
  undoRegeneration: [
    inPlace(async (scene) => {
      const { projectId, owner } = scene
      const { tables } = await first<Snapshot>(scene, 'getSettlement', {})
      const former = tables.tasks.filter((task) => task.projectId === projectId && task.generation !== null)
      await first(scene, 'regenerateTasks', { projectId })
      const tasks = former.map(({ id, itemId, kind, description, notes, due, priority, createdAt }) => ({
        id,
        itemId,
        kind,
        description,
        notes,
        due,
        priority,
        createdAt,
        completed: 0,
        isDeleted: false,
        people: [{ who: owner.userId, at: createdAt }],
      }))
      // The project's first tasks are of generation 0; regenerating them began generation 1.
      return { projectId, generation: 1, tasks }
    }),
  ],
  releaseInventory: [after('reserveInventory', { itemId: plank, amount: 2 }, { itemId: plank, amount: 1 })],
  recordCraft: [
    after(
      'addItemsToInventory',
      { items: [{ itemId: log, quantity: 60 }] },
      {
        itemId: board,
        recipeIndex: 0,
        crafts: 1,
        amount: 1,
        used: [{ itemId: log, amount: 2 }],
        gained: [{ itemId: sawdust, amount: 1 }],
      },
    ),
  ],
  unclaimTask: [
    inPlace(async (scene) => {
      await first(scene, 'claimTask', { taskId: scene.taskId })
      return { taskId: scene.taskId }
    }),
  ],
  createTaskContribution: [inPlace(({ taskId }) => ({ taskId, ...delivery }))],
  updateTaskContribution: [inPlace((scene) => ({ contributionId: ownId(scene), ...delivery }))],
  approveTaskContribution: [
    inPlace(async (scene) => ({
      ...(await changed(scene)),
      accepted: [{ itemId: log, quantity: 1 }],
      materials: [{ itemId: plank, quantity: 1 }],
      reason: 'one was rotten',
    })),
  ],
}
