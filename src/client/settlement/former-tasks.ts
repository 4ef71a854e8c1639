import { grouped } from '#domain/grouped'
import type { EveryActInput } from '#domain/settlement/acts/every-act'
import { generatedTasks } from '#domain/settlement/acts/regeneration'
import { ledgerLimits } from '#domain/settlement/limits'
import { heldNow } from './settlement-store.ts'

/** So many characters of tasks fit into one request. */
const mostCharacters = 200_000

/**
 * The input of the act that brings a project's tasks back as they are now, to be asked for before they are regenerated (BEY-6); null where they
 * are too many for one request.
 */
export function wayBackToTasks(
  settlementId: string,
  projectId: string,
): EveryActInput<'undoRegeneration'> | null {
  const rows = heldNow(settlementId)?.shown
  const project = rows?.projects.get(projectId)
  if (!rows || !project) return null
  const people = grouped(rows.assignees.values(), ({ taskId }) => taskId)
  const tasks = generatedTasks(rows, projectId).flatMap((task) => {
    const { id, itemId, kind, description, notes, due, priority, createdAt, deletedAt } = task
    if (itemId === null || task.generation !== project.generation) return []
    const { completed = 0, completedAt = null } = rows.taskNumbers.get(id) ?? {}
    const said = { description, notes, due, priority, createdAt }
    const theirs = people.get(id)?.map(({ who, at }) => ({ who, at }))
    const more = { isDeleted: deletedAt !== null, ...(theirs && { people: theirs }) }
    return [{ id, itemId, kind, completed, completedAt, ...said, ...more }]
  })
  if (tasks.length > ledgerLimits.formerTasks || JSON.stringify(tasks).length > mostCharacters) return null
  // The generation that the regeneration makes: in any later one the server refuses the way back.
  return { projectId, generation: project.generation + 1, tasks }
}
