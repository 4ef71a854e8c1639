import { type Catalog, itemName } from '../catalog/catalog.ts'
import { grouped } from '../grouped.ts'
import { assigneesByTask } from '../settlement/assigned.ts'
import { type Rows, settlementIn } from '../settlement/tables.ts'
import { taskRecipes } from '../settlement/task-rows.ts'
import type { PersonalSettlement } from '../user-data/user-document.ts'
import { personalId, personalPlayerId, personalTaskId, personOnTheWire } from './personal-ids.ts'
import { personalProject } from './personal-project.ts'
import { personalTask } from './personal-task.ts'

/**
 * A personal settlement as the account's document shows it, under the specification's names and its local ids, composed from the
 * rows each time it is read (SET-9).
 * @param timeOf epoch milliseconds of an ISO time
 */
export function personalDocument(
  rows: Rows,
  catalog: Catalog,
  timeOf: (iso: string) => number,
): PersonalSettlement {
  const { ownerId, name, description, settings, createdAt } = settlementIn(rows)
  const people = assigneesByTask(rows)
  const itemsOf = grouped(rows.projectItems.values(), ({ projectId }) => projectId)
  // Deleted tasks are among these: `personalProject` does not count them.
  const tasksOf = grouped(rows.tasks.values(), ({ projectId }) => projectId)
  const recipeOf = taskRecipes(rows, catalog)
  const liveTasks = [...rows.tasks.values()].filter(({ deletedAt }) => deletedAt === null)
  return {
    id: personalId,
    name,
    ownerId,
    createdAt,
    dateCreated: createdAt,
    settings,
    metadata: { description },
    players: Array.from(rows.players.values(), (player) => ({
      id: personalPlayerId(player.id),
      name: player.name,
      dateAdded: player.dateAdded,
      isActive: player.isActive,
    })),
    projects: Array.from(rows.projects.values(), (project) =>
      personalProject(project, {
        rows,
        catalog,
        items: itemsOf.get(project.id) ?? [],
        tasks: tasksOf.get(project.id) ?? [],
      }),
    ),
    tasks: liveTasks.map((task) =>
      personalTask(task, { rows, catalog, recipeOf, timeOf, people: people.get(task.id) ?? [] }),
    ),
    inventory: Object.fromEntries(
      Array.from(rows.stock.values(), ({ itemId, quantity, reserved, storageId, updatedAt }) => [
        itemId,
        {
          itemId,
          itemName: itemName(catalog, itemId),
          quantity,
          reservedQuantity: reserved,
          storageLocation: rows.storages.get(storageId ?? '')?.name ?? null,
          lastUpdated: updatedAt,
        },
      ]),
    ),
    taskAssignments: liveTasks.flatMap(({ id }) =>
      (people.get(id) ?? []).map((who) => ({
        id: `${id}_${who}`,
        taskId: personalTaskId(id),
        userId: personOnTheWire(rows, who),
      })),
    ),
  }
}
