import { type Catalog, findItem, itemName } from '../catalog/catalog.ts'
import { assignedToOf } from '../settlement/assigned.ts'
import { isMade, type Task } from '../settlement/ledger-rows.ts'
import { keyOf, type Rows } from '../settlement/tables.ts'
import { type taskRecipes, titleOf } from '../settlement/task-rows.ts'
import { personalPlayerId, personalProjectId, personalTaskId, personOnTheWire } from './personal-ids.ts'

type Context = {
  readonly rows: Rows
  readonly catalog: Catalog
  readonly recipeOf: ReturnType<typeof taskRecipes>
  /** Epoch milliseconds of an ISO time. */
  readonly timeOf: (iso: string) => number
  /** Who is to do it. */
  readonly people: readonly string[]
}

/** A task of a personal settlement on the wire (SET-9, TSK-3). */
export function personalTask(task: Task, { rows, catalog, recipeOf, people, timeOf }: Context) {
  const { id, projectId, itemId, kind, due, description, notes, priority, createdAt, updatedAt } = task
  const numbers = rows.taskNumbers.get(id)
  const name = itemId === null ? null : itemName(catalog, itemId)
  const amounts = { targetQuantity: numbers?.target ?? 0, completedQuantity: numbers?.completed ?? 0 }
  const [first] = people
  const recipe = recipeOf(task)
  return {
    id: personalTaskId(id),
    projectId: projectId === null ? null : personalProjectId(projectId),
    title: titleOf(task, catalog),
    description,
    status: numbers?.status ?? 'pending',
    priority,
    assignedTo: assignedToOf(people.map((who) => personOnTheWire(rows, who))),
    assignedPlayerId: people.filter((who) => rows.players.has(who)).map(personalPlayerId)[0] ?? null,
    dateAssigned: first === undefined ? null : (assignedAt(rows, id, first) ?? null),
    dateCompleted: numbers?.completedAt ?? null,
    assignmentStatus: people.length > 0 ? 'assigned' : 'unassigned',
    /** In seconds (TSK-3). */
    dueDate: due === null ? null : Math.floor(timeOf(due) / 1_000),
    assignmentNotes: notes,
    createdAt,
    updatedAt,
    itemName: name,
    ...amounts,
    metadata: {
      itemId,
      itemName: name,
      ...amounts,
      isBaseItem: !isMade(kind),
      buildingRequirement: recipe?.building?.name ?? null,
      taskType: isMade(kind) ? 'craft' : kind === 'gather' ? 'gather' : 'collect',
      recipeIndex:
        recipe === null ? null : (findItem(catalog, itemId ?? '')?.recipes.indexOf(recipe) ?? null),
    },
  }
}

function assignedAt({ assignees }: Rows, taskId: string, who: string): string | undefined {
  // The time plays no part in the key.
  return assignees.get(keyOf.assignees({ taskId, who, at: '' }))?.at
}
