import type { Contribution } from './contribution.ts'
import type {
  Allotment,
  Assignee,
  Project,
  ProjectItem,
  ProjectPlayer,
  StandingOrder,
  StockRow,
  Storage,
  Task,
  TaskNumbers,
} from './ledger-rows.ts'
import type { Named, PersonNo } from './names.ts'
import type { SettlementSettings } from './settings.ts'

export type Settlement = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly ownerId: string
  /** Its owner's own, with no other member (SET-9). */
  readonly isPersonal: boolean
  /** Made up, to look around in; personal too. Its owner puts it away whole (decision 27). */
  readonly isSample: boolean
  readonly settings: SettlementSettings
  /** The version of the catalogue that its ledger counts with; null before its first change of stock or projects. */
  readonly catalogue: string | null
  /** ISO times. */
  readonly createdAt: string
  readonly updatedAt: string
}

/** A member as others see them: a public name, never an email address (AUTH-4). For equal names see `shownNames`. */
export type Member = Named & {
  readonly userId: string
  readonly no: PersonNo
  readonly role: string
  readonly joinedAt: string
  readonly lastActiveAt: string
}

/** Somebody who plays without an account (SET-7); `userId` is the member they are linked to, if any. */
export type Player = {
  readonly id: string
  readonly name: string
  /** Only an active one can be given tasks, and only one who is linked to no member (`isAssignable`). */
  readonly isActive: boolean
  readonly userId: string | null
  readonly dateAdded: string
}

/** What every member may see of a settlement, as tables of rows. A new table is a line here and one in `keyOf`. */
export type Tables = {
  /** One row, the settlement itself. */
  readonly settlements: Settlement
  readonly members: Member
  readonly players: Player
  readonly storages: Storage
  readonly stock: StockRow
  readonly projects: Project
  readonly projectItems: ProjectItem
  readonly tasks: Task
  readonly taskNumbers: TaskNumbers
  readonly allotments: Allotment
  readonly assignees: Assignee
  readonly projectPlayers: ProjectPlayer
  readonly standingOrders: StandingOrder
  /** Contributions that wait for review. */
  readonly contributions: Contribution
}
export type TableName = keyof Tables

/** The key of a row in its table. */
export const keyOf: { readonly [Name in TableName]: (row: Tables[Name]) => string } = {
  settlements: ({ id }) => id,
  members: ({ userId }) => userId,
  players: ({ id }) => id,
  storages: ({ id }) => id,
  stock: ({ itemId }) => itemId,
  projects: ({ id }) => id,
  projectItems: ({ projectId, id }) => `${projectId}:${id}`,
  tasks: ({ id }) => id,
  taskNumbers: ({ taskId }) => taskId,
  allotments: ({ projectId, itemId }) => `${projectId}:${itemId}`,
  assignees: ({ taskId, who }) => `${taskId}:${who}`,
  projectPlayers: ({ projectId, who }) => `${projectId}:${who}`,
  standingOrders: ({ itemId }) => itemId,
  contributions: ({ id }) => id,
}
export const tableNames = Object.keys(keyOf) as readonly TableName[]

/** The rows of each table by key, in the order in which they were added. */
export type Rows = { readonly [Name in TableName]: ReadonlyMap<string, Tables[Name]> }

/** What every member may see, at one number of the settlement's history. */
export type SettlementState = {
  /** Grows by one with each change. */
  readonly seq: number
  readonly rows: Rows
}

/** The same state as JSON, its tables as lists of rows. */
export type Snapshot = {
  readonly seq: number
  readonly tables: { readonly [Name in TableName]: readonly Tables[Name][] }
}

export function stateOf({ seq, tables }: Snapshot): SettlementState {
  const entries = tableNames.map((name) => [name, byKey(name, tables[name])])
  return { seq, rows: Object.fromEntries(entries) as Rows }
}

export function byKey<Name extends TableName>(
  name: Name,
  rows: readonly Tables[Name][],
): ReadonlyMap<string, Tables[Name]> {
  return new Map(rows.map((row) => [keyOf[name](row), row]))
}

/** The row of the settlement itself. @throws if it is missing */
export function settlementIn({ settlements }: Pick<Rows, 'settlements'>): Settlement {
  const [settlement] = settlements.values()
  if (!settlement) throw new Error('the settlement itself is missing')
  return settlement
}
