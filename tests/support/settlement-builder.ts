import { defaultSettings } from '#domain/settlement/settings'
import type { Member, Player, Settlement, Snapshot } from '#domain/settlement/tables'

const moment = '2026-01-01T00:00:00.000Z'

/** A contributor who is called like the id. */
export function aMember(userId: string, facts: Partial<Member> = {}): Member {
  return {
    userId,
    no: 1,
    name: userId,
    look: userId.toLowerCase(),
    digits: 1234,
    role: 'contributor',
    joinedAt: moment,
    lastActiveAt: moment,
    ...facts,
  }
}

export function aPlayer(id: string, facts: Partial<Player> = {}): Player {
  return { id, name: id, isActive: true, userId: null, dateAdded: moment, ...facts }
}

type Given = Partial<Settlement> & {
  readonly seq?: number
  readonly members?: readonly Member[]
  readonly players?: readonly Player[]
}

/** A settlement as the server tells it; without members, its owner is one. */
export function aSnapshot({ seq = 1, members, players = [], ...facts }: Given = {}): Snapshot {
  const settlement = {
    id: 'riverside',
    name: 'Riverside',
    description: '',
    ownerId: 'olivia',
    settings: defaultSettings,
    createdAt: moment,
    updatedAt: moment,
    ...facts,
  }
  return {
    seq,
    tables: {
      settlements: [settlement],
      members: members ?? [aMember(settlement.ownerId, { role: 'co_owner' })],
      players,
    },
  }
}
