import type { Act, ActivityOf, Done } from '../act.ts'
import { type Refused, refused, refusedWith } from '../act-refusal.ts'
import { put } from '../change.ts'
import { settlementLimits } from '../limits.ts'
import type { PersonNo } from '../names.ts'
import type { Player, Rows } from '../tables.ts'

/** Log entries about players. */
export type PlayerFacts = {
  'player.added': { readonly player: string }
  'player.renamed': { readonly player: string; readonly former: string }
  'player.removed': { readonly player: string }
  'player.linked': { readonly player: string; readonly member?: PersonNo | undefined }
  'player.unlinked': { readonly player: string }
  'player.active': { readonly player: string }
  'player.inactive': { readonly player: string }
}
type PlayerAct<Input, Answer> = Act<Input, Answer, PlayerFacts>
type OfPlayer = { readonly playerId: string }

/** Adds a player without an account (SET-7). */
const addPlayer: PlayerAct<{ readonly name: string }, Player> = {
  action: 'player.manage',
  needs: () => ({ players: 'all' }),
  run({ players }, { name }, { id, now }) {
    if (players.has(id)) return refused('id-taken')
    if (players.size >= settlementLimits.players) return refused('too-many-players')
    const player = { id, name, isActive: true, userId: null, dateAdded: now }
    return { ...putPlayer(player), activity: { kind: 'player.added', facts: { player: name } } }
  },
}

type PlayerEdit = OfPlayer & { readonly name?: string | undefined; readonly isActive?: boolean | undefined }

/** Renames a player, or sets them active or inactive. */
const updatePlayer: PlayerAct<PlayerEdit, Player> = {
  action: 'player.manage',
  needs: ({ playerId }) => ({ players: [playerId] }),
  run({ players }, { playerId, name, isActive }) {
    const before = players.get(playerId)
    if (!before) return refused('no-player')
    const player = { ...before, name: name ?? before.name, isActive: isActive ?? before.isActive }
    const activity = editActivity(before, player)
    return activity ? { ...putPlayer(player), activity } : { answer: before, changes: [] }
  },
}

const removePlayer: PlayerAct<OfPlayer, Record<string, never>> = {
  action: 'player.manage',
  needs: ({ playerId }) => ({ players: [playerId] }),
  run({ players }, { playerId }) {
    const player = players.get(playerId)
    if (!player) return refused('no-player')
    return {
      answer: {},
      changes: [{ drop: 'players', key: playerId }],
      activity: { kind: 'player.removed', facts: { player: player.name } },
    }
  },
}

type Link = OfPlayer & { readonly userId: string | null }

/** Links a player to a member, or unlinks it. A member can be linked to one player only. */
const linkPlayer: PlayerAct<Link, Player> = {
  action: 'player.link',
  needs: ({ userId }) => ({ players: 'all', members: userId === null ? [] : [userId] }),
  run({ players, members }, { playerId, userId }): Done<Player, PlayerFacts> | Refused {
    const before = players.get(playerId)
    if (!before) return refused('no-player')
    if (before.userId === userId) return { answer: before, changes: [] }
    const done = putPlayer({ ...before, userId })
    if (userId === null)
      return { ...done, activity: { kind: 'player.unlinked', facts: { player: before.name } } }
    const member = members.get(userId)
    if (!member) return refused('no-member')
    const [taken] = playersOf(players, userId)
    if (taken) return refusedWith('player-of-another-name', { name: taken.name })
    return {
      ...done,
      activity: { kind: 'player.linked', facts: { player: before.name, member: member.no } },
    }
  },
}

export const playerActs = { addPlayer, updatePlayer, removePlayer, linkPlayer }

/** The players that are linked to a member. */
export function playersOf(players: Rows['players'], userId: string): readonly Player[] {
  return [...players.values()].filter((player) => player.userId === userId)
}

function putPlayer(player: Player) {
  return { answer: player, changes: [put('players', player)] }
}

/** One entry for the most important change; none if nothing changes. */
function editActivity(before: Player, { name, isActive }: Player): ActivityOf<PlayerFacts> | undefined {
  if (name !== before.name) return { kind: 'player.renamed', facts: { player: name, former: before.name } }
  if (isActive === before.isActive) return undefined
  return { kind: isActive ? 'player.active' : 'player.inactive', facts: { player: name } }
}
