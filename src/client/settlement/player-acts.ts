import type { Player } from '#domain/settlement/settlement-state'
import type { Replies } from '../api/ask.ts'
import { settlementPageText } from '../messages/settlement-page-text.ts'
import type { Gesture } from './gesture.ts'
import { type Outcome, perform, sayFailure } from './perform.ts'

const text = settlementPageText.players

/** The server gives a player an id, so a new one appears with its answer. */
export function addPlayer(
  settlementId: string,
  name: string,
  gesture: Gesture,
): Promise<Outcome<Replies['addPlayer']>> {
  return perform({
    procedure: 'addPlayer',
    input: { settlementId, name },
    gesture,
    at: { settlementId, changes: () => [] },
    confirmed: (player) => [{ type: 'player', player }],
  })
}

type PlayerFacts = { readonly name?: string; readonly isActive?: boolean }

export async function updatePlayer(
  settlementId: string,
  player: Player,
  facts: PlayerFacts,
): Promise<Outcome<unknown>> {
  const outcome = await perform({
    procedure: 'updatePlayer',
    input: { settlementId, playerId: player.id, ...facts },
    at: { settlementId, changes: () => [{ type: 'player', player: { ...player, ...facts } }] },
    confirmed: (changed) => [{ type: 'player', player: changed }],
  })
  sayFailure(outcome, text.changeFailed)
  return outcome
}

/** @param userId the member whom the player is; null for none */
export async function linkPlayer(settlementId: string, player: Player, userId: string | null): Promise<void> {
  const outcome = await perform({
    procedure: 'linkPlayer',
    input: { settlementId, playerId: player.id, userId },
    at: { settlementId, changes: () => [{ type: 'player', player: { ...player, userId } }] },
    confirmed: (changed) => [{ type: 'player', player: changed }],
  })
  sayFailure(outcome, text.changeFailed)
}

export async function removePlayer(settlementId: string, { id }: Player, gesture: Gesture): Promise<void> {
  const gone = [{ type: 'playerGone', playerId: id }] as const
  const outcome = await perform({
    procedure: 'removePlayer',
    input: { settlementId, playerId: id },
    gesture,
    at: { settlementId, changes: () => gone },
    confirmed: () => gone,
  })
  sayFailure(outcome, text.removeFailed)
}
