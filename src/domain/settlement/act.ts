import type { Change } from './change.ts'
import { type Action, may, type Standing } from './right.ts'
import { type Rows, settlementIn, type TableName, tableNames } from './tables.ts'

/** Who acts, when, and under which id. */
export type Acting = {
  /** Of this act, given by whoever asked for it; a row that the act adds has the same. */
  readonly id: string
  /** An ISO moment. */
  readonly now: string
  readonly by: Standing & { readonly userId: string }
}

/** The rows an act reads: by key, or all of a table. The settlement itself is always there. */
export type Needs = { readonly [Name in TableName]?: readonly string[] | 'all' }

/** The entry in the log, by its kind. */
export type ActivityOf<FactsByKind> = {
  [Kind in keyof FactsByKind]: { readonly kind: Kind; readonly facts: FactsByKind[Kind] }
}[keyof FactsByKind]

/** Why an act is refused, with what its sentence names. */
export type ActRefusal =
  | {
      readonly why:
        | 'no-right'
        | 'no-member'
        | 'no-player'
        | 'owner-stays'
        | 'owner-cannot-leave'
        | 'too-many-players'
        | 'id-taken'
    }
  | { readonly why: 'player-of-another-name'; readonly facts: { readonly name: string } }
type Why = ActRefusal['why']

/** What an act comes to. */
export type Done<Answer, FactsByKind> = {
  readonly answer: Answer
  /** For everyone who looks on; none where nothing changes. */
  readonly changes: readonly Change[]
  readonly activity?: ActivityOf<FactsByKind>
}
export type Refused = { readonly refused: ActRefusal }

/**
 * Something a member does. The browser runs it to show it at once, the server to make it true, where the settlement has
 * not moved on meanwhile: it has no clock and no dice, and reads nothing but the rows it says it needs.
 */
export type Act<Input, Answer, FactsByKind = unknown> = {
  /** What its doer must be allowed (SET-5). */
  readonly action: Action
  readonly needs: (input: Input, userId: string) => Needs
  readonly run: (rows: Rows, input: Input, acting: Acting) => Done<Answer, FactsByKind> | Refused
}

export function refused<Reason extends Exclude<Why, 'player-of-another-name'>>(why: Reason): Refused {
  return { refused: { why } }
}

/** Runs an act on the rows it needs, taken out of what is known. */
export function runAct<Input, Answer, FactsByKind>(
  act: Act<Input, Answer, FactsByKind>,
  known: Rows,
  input: Input,
  acting: Acting,
): Done<Answer, FactsByKind> | Refused {
  if (!may(acting.by, act.action)) return refused('no-right')
  return act.run(sliceOf(known, act.needs(input, acting.by.userId)), input, acting)
}

/** How somebody stands to a settlement; null for who is no member. */
export function standingIn(rows: Rows, userId: string): Acting['by'] | null {
  const member = rows.members.get(userId)
  if (!member) return null
  return { userId, role: member.role, isOwner: settlementIn(rows).ownerId === userId }
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
