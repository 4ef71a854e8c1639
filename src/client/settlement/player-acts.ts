import type { EveryActInput } from '#domain/settlement/acts/every-act'
import { ledgerLimits } from '#domain/settlement/limits'
import type { Rows } from '#domain/settlement/tables'
import type { Outcome } from '../api/outcome.ts'
import { settlementPageText } from '../messages/settlement-page-text.ts'
import { act } from './act.ts'
import { heldNow, say, sayFailure } from './settlement-store.ts'

const text = settlementPageText.players

export async function addPlayer(settlementId: string, name: string): Promise<Outcome<unknown>> {
  const outcome = await act(settlementId, 'addPlayer', { name })
  sayFailure(outcome, text.addFailed)
  return outcome
}

type PlayerFacts = { readonly name?: string; readonly isActive?: boolean }

export async function updatePlayer(
  settlementId: string,
  playerId: string,
  facts: PlayerFacts,
): Promise<Outcome<unknown>> {
  const outcome = await act(settlementId, 'updatePlayer', { playerId, ...facts })
  sayFailure(outcome, text.changeFailed)
  return outcome
}

/** @param userId the member that the player is linked to; null to unlink */
export async function linkPlayer(
  settlementId: string,
  playerId: string,
  userId: string | null,
): Promise<void> {
  sayFailure(await act(settlementId, 'linkPlayer', { playerId, userId }), text.changeFailed)
}

/** Removes a player from everything they had a part in, and offers the way back (BEY-6). */
export async function removePlayer(settlementId: string, playerId: string): Promise<void> {
  const rows = heldNow(settlementId)?.shown
  const former = rows && formerPlayer(rows, playerId)
  const outcome = await act(settlementId, 'removePlayer', { playerId })
  sayFailure(outcome, text.removeFailed)
  if (outcome.done && former)
    say({
      kind: 'quiet',
      text: text.removed(former.player.name),
      way: { label: text.undo, go: () => void restorePlayer(settlementId, former) },
    })
}

async function restorePlayer(settlementId: string, former: EveryActInput<'restorePlayer'>): Promise<void> {
  const outcome = await act(settlementId, 'restorePlayer', former)
  sayFailure(outcome, text.restoreFailed)
  if (outcome.done) say({ kind: 'done', text: text.restored(former.player.name) })
}

/** The input that brings a player back, with the latest of their tasks where they had more than can come back. */
function formerPlayer(rows: Rows, playerId: string): EveryActInput<'restorePlayer'> | null {
  const player = rows.players.get(playerId)
  if (!player) return null
  const { id, name, isActive } = player
  const tasks = [...rows.assignees.values()].filter(({ who }) => who === id).map(({ taskId }) => taskId)
  const projects = [...rows.projectPlayers.values()]
    .filter(({ who }) => who === id)
    .map(({ projectId }) => projectId)
  const had = { tasks: tasks.slice(-ledgerLimits.tasksOfPlayer), projects }
  return { player: { id, name, isActive }, had }
}
