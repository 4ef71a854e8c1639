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

/** What the messages of some refusals name. */
export type RefusalFacts = {
  'player-of-another-name': { readonly name: string }
  'only-so-many': OnlySoMany
  'holds-only': NamedAmount
  'needs-only': NamedAmount
  'too-many-assignees': { readonly most: number }
  'task-full': { readonly most: number }
  'projects-protected': { readonly projects: number }
  'materials-lack': { readonly lacking: readonly NamedAmount[] }
  'craft-lacks': { readonly lacking: readonly NamedAmount[] }
}

export type NamedAmount = { readonly name: string; readonly amount: number }

/** How much of an item can be taken, and who has the rest. */
export type OnlySoMany = {
  readonly possible: number
  readonly heldBy: readonly NamedAmount[]
  readonly kept: number
}

/** Why an act is refused, with the facts that the message names. */
export type ActRefusal =
  | { readonly why: PlainWhy }
  | {
      [Why in keyof RefusalFacts]: { readonly why: Why; readonly facts: RefusalFacts[Why] }
    }[keyof RefusalFacts]

type PlainWhy =
  | 'no-right'
  | 'no-member'
  | 'no-player'
  | 'owner-stays'
  | 'owner-cannot-leave'
  | 'too-many-players'
  | 'id-taken'
  | 'no-item'
  | 'never-stock'
  | 'no-recipe'
  | 'not-in-recipe'
  | 'no-stock'
  | 'stock-full'
  | 'no-storage'
  | 'storage-name-taken'
  | 'too-many-storages'
  | 'no-entry'
  | 'reverted-already'
  | 'hand-over-instead'
  | 'no-project'
  | 'name-missing'
  | 'too-many-projects'
  | 'no-project-item'
  | 'too-many-project-items'
  | 'quantity-too-large'
  | 'needs-too-much'
  | 'too-many-ways'
  | 'no-task'
  | 'regenerated-since'
  | 'task-without-item'
  | 'item-without-project'
  | 'nothing-missing'
  | 'too-many-tasks'
  | 'not-assignable'
  | 'no-standing-order'
  | 'too-many-standing-orders'
  | 'no-template'
  | 'task-done'
  | 'first-item-fixed'
  | 'too-many-contributions'
  | 'no-contribution'
  | 'contribution-decided'
  | 'decided-stays'
  | 'contribution-changed'
  | 'not-yours'
  | 'own-contribution'
  | 'more-than-delivered'
  | 'nothing-accepted'
  | 'reason-missing'

/** The result of an act. */
export type Done<Answer, FactsByKind> = {
  readonly answer: Answer
  /** Sent to every member; empty if nothing changes. */
  readonly changes: readonly Change[]
  readonly activity?: ActivityOf<FactsByKind>
}
export type Refused = { readonly refused: ActRefusal }

/**
 * Something a member does. The browser runs it to show it at once, the server to make it true, where the settlement has
 * not moved on meanwhile: it has no clock and no dice, and reads nothing but the rows it says it needs.
 */
export type Act<Input, Answer, FactsByKind = unknown> = {
  /** The operation that the member must have the right for (SET-5). */
  readonly action: Action
  readonly needs: (input: Input, userId: string) => Needs
  readonly run: (rows: Rows, input: Input, acting: Acting) => Done<Answer, FactsByKind> | Refused
}

export function refused(why: PlainWhy): Refused {
  return { refused: { why } }
}

export function refusedWith<Why extends keyof RefusalFacts>(why: Why, facts: RefusalFacts[Why]): Refused {
  return { refused: { why, facts } as ActRefusal }
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
