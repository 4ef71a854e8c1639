import { type Catalog, itemName } from '../catalog/catalog.ts'
import type { Project, ProjectItem, Task } from '../settlement/ledger-rows.ts'
import { keyOf, type Rows, settlementIn } from '../settlement/tables.ts'
import { personalId, personalProjectId, personOnTheWire } from './personal-ids.ts'
import { percentDone } from './project-progress.ts'

type Context = {
  readonly rows: Rows
  readonly catalog: Catalog
  readonly items: readonly ProjectItem[]
  readonly tasks: readonly Task[]
}

/** A project of a personal settlement with the fields that the specification names, also those that are always the same (SET-9). */
export function personalProject(project: Project, { rows, catalog, items, tasks }: Context) {
  const { id, name, description, notes, priority, status, createdAt, updatedAt } = project
  const numbers = tasks.flatMap((task) =>
    task.deletedAt === null ? (rows.taskNumbers.get(task.id) ?? []) : [],
  )
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
  return {
    id: personalProjectId(id),
    settlementId: personalId,
    ownerId: settlementIn(rows).ownerId,
    name,
    description,
    items: items.map(({ itemId, quantity, recipeIndex, finished }) => ({
      itemId,
      itemName: itemName(catalog, itemId),
      targetQuantity: quantity,
      recipeIndex,
      completedQuantity: Math.min(quantity, finished + heldOf(rows, id, itemId)),
    })),
    assignedPlayers: Array.from(rows.projectPlayers.values()).flatMap(({ projectId, who }) =>
      projectId === id ? [personOnTheWire(rows, who)] : [],
    ),
    priority,
    status,
    progressPercentage: percentDone(
      sum(numbers.map(({ completed }) => completed)),
      sum(numbers.map(({ target }) => target)),
    ),
    notes,
    isShared: false,
    isTemplate: false,
    metadata: {},
    createdAt,
    dateCreated: createdAt,
    updatedAt,
  }
}

function heldOf({ allotments }: Rows, projectId: string, itemId: ProjectItem['itemId']): number {
  // The amount plays no part in the key.
  return allotments.get(keyOf.allotments({ projectId, itemId, amount: 0 }))?.amount ?? 0
}
