import { type Refused, refused } from './act-refusal.ts'
import type { Change } from './change.ts'
import { type Action, type Membership, may } from './right.ts'
import { type Rows, settlementIn, type TableName, tableNames } from './tables.ts'

/** Who performs an act, when, and its id. */
export type Acting = {
  /** The act's id, made by the client; a row that the act adds gets the same id. */
  readonly id: string
  /** ISO time. */
  readonly now: string
  readonly by: Membership & { readonly userId: string }
}

/** The rows an act reads: by key, or a whole table. The row of the settlement itself is always given. */
export type Needs = { readonly [Name in TableName]?: readonly string[] | 'all' }

/** An entry of the activity log. */
export type ActivityOf<FactsByKind> = {
  [Kind in keyof FactsByKind]: { readonly kind: Kind; readonly facts: FactsByKind[Kind] }
}[keyof FactsByKind]

/** The result of an act. */
export type Done<Answer, FactsByKind> = {
  readonly answer: Answer
  /** Sent to every member; empty if nothing changes. */
  readonly changes: readonly Change[]
  readonly activity?: ActivityOf<FactsByKind>
}

/**
 * Something a member does. The browser runs it to show it at once, and the server runs it again on its own rows, which may have changed
 * meanwhile, to make it true: it has no clock and no dice, and reads nothing but the rows it says it needs.
 */
export type Act<Input, Answer, FactsByKind = unknown> = {
  /** The operation that the member must have the right for (SET-5). */
  readonly action: Action
  readonly needs: (input: Input, userId: string) => Needs
  readonly run: (rows: Rows, input: Input, acting: Acting) => Done<Answer, FactsByKind> | Refused
}

/** Checks the right and runs an act on the rows it needs. */
export function runAct<Input, Answer, FactsByKind>(
  act: Act<Input, Answer, FactsByKind>,
  known: Rows,
  input: Input,
  acting: Acting,
): Done<Answer, FactsByKind> | Refused {
  if (!may(acting.by, act.action)) return refused('no-right')
  return act.run(sliceOf(known, act.needs(input, acting.by.userId)), input, acting)
}

/** A user's membership; null if the user is not a member. */
export function membershipIn(rows: Rows, userId: string): Acting['by'] | null {
  const member = rows.members.get(userId)
  if (!member) return null
  const { ownerId, isSample } = settlementIn(rows)
  return { userId, role: member.role, isOwner: ownerId === userId, isInSample: isSample }
}

function sliceOf(known: Rows, needs: Needs): Rows {
  const entries = tableNames.map((name) => [
    name,
    name === 'settlements' ? known[name] : part<unknown>(known[name], needs[name]),
  ])
  return Object.fromEntries(entries) as Rows
}

function part<Row>(rows: ReadonlyMap<string, Row>, needed: readonly string[] | 'all' = []) {
  if (needed === 'all') return rows
  return new Map(needed.flatMap((key) => (rows.has(key) ? [[key, rows.get(key)!] as const] : [])))
}
