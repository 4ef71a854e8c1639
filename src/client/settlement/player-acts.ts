import type { Outcome } from '../api/outcome.ts'
import { settlementPageText } from '../messages/settlement-page-text.ts'
import { act } from './act.ts'
import { sayFailure } from './settlement-store.ts'

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

export async function removePlayer(settlementId: string, playerId: string): Promise<void> {
  sayFailure(await act(settlementId, 'removePlayer', { playerId }), text.removeFailed)
}
