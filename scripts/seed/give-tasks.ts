import type { Snapshot } from '#domain/settlement/tables'
import type { Ask } from './fill-stock.ts'

type Who = Readonly<Record<'olivia' | 'cora', Ask>>

/** Tasks in hand: one claimed by Cora, one given to a player without an account, one shared by Cora and the owner; a project in which Cora and that player take part. */
export async function giveTasks({ olivia, cora }: Who, settlementId: string): Promise<void> {
  const { tables } = await olivia<Snapshot>('getSettlement', { settlementId })
  const [player] = tables.players
  const member = tables.members.find(({ name }) => name === 'Cora')
  const owner = tables.settlements[0]!.ownerId
  const [first, second, third] = tables.tasks.map(({ id }) => id)
  if (first) await cora('claimTask', { settlementId, taskId: first })
  if (second && player) await olivia('assignTask', { settlementId, taskId: second, assignedTo: player.id })
  if (third && member)
    await olivia('assignTask', { settlementId, taskId: third, assignedTo: [owner, member.userId] })
  const [project] = tables.projects
  const players = [member?.userId, player?.id].filter((id) => id !== undefined)
  if (project) await olivia('setProjectPlayers', { settlementId, projectId: project.id, players })
}
