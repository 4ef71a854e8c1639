import { itemName } from '../catalog/catalog.ts'
import type { Rows } from '../settlement/tables.ts'
import { taskRecipes } from '../settlement/task-rows.ts'
import type { LedgerCatalog } from './ledger-catalog.ts'
import { sharedProjectId, sharedTaskId } from './personal-ids.ts'
import { personalProject } from './personal-project.ts'
import { personalTask } from './personal-task.ts'
import { progressOfProject } from './progress-of-project.ts'
import { projectWork } from './project-work.ts'
import { rowsOfProject } from './rows-of-project.ts'

/** Which project is shared with somebody, and by whom. */
export type Shared = {
  readonly collaborationId: string
  readonly projectId: string
  /** The public name of the settlement's owner. */
  readonly ownerName: string
}

/** The name of a shared project (SET-9). */
export const sharedName = (name: string): string => `${name} (Shared)`

/**
 * A shared project as its collaborators see it, under the specification's names and the ids of shared projects (SET-9): who works on
 * it and the members' notes stay in the settlement. null where the project has ended.
 * @param timeOf epoch milliseconds of an ISO time
 */
export function sharedProject(
  ledger: LedgerCatalog,
  rows: Rows,
  { collaborationId, projectId, ownerName }: Shared,
  timeOf: (iso: string) => number,
) {
  const project = rows.projects.get(projectId)
  if (!project) return null
  const { catalog } = ledger
  const items = rowsOfProject(rows.projectItems, projectId)
  const work = projectWork(ledger, rows, projectId)
  const recipeOf = taskRecipes(rows, catalog)
  const tasks = work.map(({ task }) => task)
  const own = personalProject(project, { rows, catalog, items, tasks })
  const id = sharedProjectId(collaborationId)
  return {
    project: {
      ...own,
      id,
      name: sharedName(project.name),
      ownerId: null,
      ownerName,
      assignedPlayers: [],
      notes: '',
      isShared: true,
    },
    tasks: work.map(({ task, state, missing, now, waitsFor }) => ({
      ...personalTask(task, { rows, catalog, recipeOf, timeOf, people: [] }),
      id: sharedTaskId(task.id),
      projectId: id,
      assignmentNotes: '',
      state,
      missing,
      now,
      waitsFor: waitsFor.map((itemId) => itemName(catalog, itemId)),
    })),
    progress: progressOfProject(ledger, rows, projectId, work),
  }
}

export type SharedProject = NonNullable<ReturnType<typeof sharedProject>>
