import type { Named } from './names.ts'
import type { SettlementSettings } from './settings.ts'

export type Settlement = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly ownerId: string
  readonly settings: SettlementSettings
  /** ISO moments. */
  readonly createdAt: string
  readonly updatedAt: string
}

/** A member as the others see one: a public name, never an address (AUTH-4); `shownNames` tells twins apart. */
export type Member = Named & {
  readonly userId: string
  readonly role: string
  readonly joinedAt: string
  readonly lastActiveAt: string
}

/** Somebody who plays along without an account (SET-7); `userId` once linked to a member. */
export type Player = {
  readonly id: string
  readonly name: string
  readonly isActive: boolean
  readonly userId: string | null
  readonly dateAdded: string
}

/** What every member may see of a settlement, as of one number of its history. */
export type SettlementState = {
  /** Grows by one with each change. */
  readonly seq: number
  readonly settlement: Settlement
  readonly members: readonly Member[]
  readonly players: readonly Player[]
}

/** What changed for everyone (SET-8); facts that only some may read are told as having changed, not shown. */
export type SettlementChange =
  | { readonly type: 'settlement'; readonly settlement: Settlement }
  | { readonly type: 'member'; readonly member: Member }
  | { readonly type: 'memberGone'; readonly userId: string }
  | { readonly type: 'player'; readonly player: Player }
  | { readonly type: 'playerGone'; readonly playerId: string }
  | { readonly type: 'invites' }
  | { readonly type: 'deleted' }

export type SettlementEvent = {
  readonly seq: number
  readonly changes: readonly SettlementChange[]
}

/** The state after an event; one that is known already, or that skips another, changes nothing. */
export function afterEvent(state: SettlementState, { seq, changes }: SettlementEvent): SettlementState {
  if (seq !== state.seq + 1) return state
  return changes.reduce(afterChange, { ...state, seq })
}

function afterChange(state: SettlementState, change: SettlementChange): SettlementState {
  switch (change.type) {
    case 'settlement':
      return { ...state, settlement: change.settlement }
    case 'member':
      return { ...state, members: put(state.members, change.member, (member) => member.userId) }
    case 'memberGone':
      return { ...state, members: state.members.filter(({ userId }) => userId !== change.userId) }
    case 'player':
      return { ...state, players: put(state.players, change.player, (player) => player.id) }
    case 'playerGone':
      return { ...state, players: state.players.filter(({ id }) => id !== change.playerId) }
    case 'invites':
    case 'deleted':
      return state
  }
}

/** In its own place where it stands already, else at the end. */
function put<Thing>(
  things: readonly Thing[],
  thing: Thing,
  keyOf: (thing: Thing) => string,
): readonly Thing[] {
  const at = things.findIndex((one) => keyOf(one) === keyOf(thing))
  return at < 0 ? [...things, thing] : things.with(at, thing)
}
