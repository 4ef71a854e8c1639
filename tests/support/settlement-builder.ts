import { defaultSettings } from '#domain/settlement/settings'
import type { Member, Player, Settlement, Snapshot } from '#domain/settlement/tables'

const moment = '2026-01-01T00:00:00.000Z'
const usualOwner = 'olivia'

/** A contributor whose name is the id. */
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

const emptyLedger = {
  storages: [],
  stock: [],
  projects: [],
  projectItems: [],
  tasks: [],
  taskNumbers: [],
  allotments: [],
  assignees: [],
  projectPlayers: [],
  standingOrders: [],
  contributions: [],
}

type Given = Partial<Settlement> & {
  readonly seq?: number
  readonly members?: readonly Member[]
  readonly players?: readonly Player[]
  /** Rows of the ledger's tables. */
  readonly tables?: Partial<Omit<Snapshot['tables'], 'settlements' | 'members' | 'players'>>
}

/** A settlement with its owner and these members by role, numbered in the order given. */
export function aSnapshotWithRoles(roles: Readonly<Record<string, string>>, given: Given = {}): Snapshot {
  const { ownerId = usualOwner } = given
  const members = Object.entries({ [ownerId]: 'co_owner', ...roles }).map(([userId, role], i) =>
    aMember(userId, { no: i + 1, role }),
  )
  return aSnapshot({ members, ...given })
}

/** A settlement as the server sends it. Without given members, they are the owner and the users whom players are linked to. */
export function aSnapshot({ seq = 1, members, players = [], tables, ...facts }: Given = {}): Snapshot {
  const settlement = {
    id: 'riverside',
    name: 'Riverside',
    description: '',
    ownerId: usualOwner,
    isPersonal: false,
    isSample: false,
    settings: defaultSettings,
    catalogue: null,
    createdAt: moment,
    updatedAt: moment,
    ...facts,
  }
  return {
    seq,
    tables: {
      settlements: [settlement],
      members: members ?? membersFor(settlement.ownerId, players),
      players,
      ...emptyLedger,
      ...tables,
    },
  }
}

function membersFor(ownerId: string, players: readonly Player[]): readonly Member[] {
  const linked = players.flatMap(({ userId }) => (userId === null || userId === ownerId ? [] : [userId]))
  return [
    aMember(ownerId, { role: 'co_owner' }),
    ...linked.map((userId, i) => aMember(userId, { no: i + 2 })),
  ]
}
