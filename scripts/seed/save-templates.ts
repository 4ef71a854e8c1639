import type { Snapshot } from '#domain/settlement/tables'
import type { Ask } from './fill-stock.ts'

/** A template of each kind: the first project, and a crew of Cora and a player without an account. */
export async function saveTemplates(olivia: Ask, settlementId: string): Promise<void> {
  const { tables } = await olivia<Snapshot>('getSettlement', { settlementId })
  const cora = tables.members.find(({ name }) => name === 'Cora')
  const [player] = tables.players
  const preferredPlayers = [cora?.userId, player?.id].filter((who) => who !== undefined)
  await olivia('createAssignmentTemplate', {
    settlementId,
    name: 'Evening crew',
    description: 'Whoever has least to do first, two tasks at a time.',
    pattern: { maxTasksPerPlayer: 2, preferredPlayers },
  })
  const [project] = tables.projects
  if (project)
    await olivia('createProjectTemplate', {
      settlementId,
      projectId: project.id,
      name: 'A forge for a new district',
      description: 'Frames and bricks, as in our first one.',
    })
}
