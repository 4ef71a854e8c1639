import { namesRecipes } from '#domain/crafting/whole-plan'
import type { Operation } from '#domain/user-data/operation'
import { type AmountsMeant, operationsBetween } from '#domain/user-data/operations-between'
import type { CalculatorState } from './calculator.ts'
import { catalogVersionInUse } from './catalog-in-use.ts'
import { planOwner } from './plan-owner.ts'

/** One change by the player, as it was meant. */
export type Edit = {
  readonly before: CalculatorState
  readonly after: CalculatorState
  readonly meant: AmountsMeant
}

/** Edits, with the version of the catalogue by which their recipes are numbered; null where nobody knows (BEY-14). */
export type MadeEdits = { readonly operations: readonly Operation[]; readonly madeWith: string | null }

type Take = (edits: MadeEdits) => void

let taker: Take | null = null
let edits = 0

/**
 * Notes what the player did, for the account the plan belongs to; what other tabs and devices did is no edit of this
 * one. Until the saving part is there, or while the session is lost, edits wait in this browser.
 */
export function noteEdit({ before, after, meant }: Edit): void {
  const owner = planOwner()
  if (owner === null) return
  const operations = operationsBetween(before, after, meant)
  if (operations.length > 0) pass(owner, { operations, madeWith: catalogVersionInUse() || null })
}

type Moved = Pick<Edit, 'before' | 'after'> & { readonly from: string; readonly to: string }

/** Notes that the player moved the plan to another catalogue; one in which no recipe is chosen is the same in each. */
export function noteMove({ before, after, from, to }: Moved): void {
  const owner = planOwner()
  if (owner === null || from === to || !namesRecipes(before)) return
  const operations = operationsBetween(before, after, 'to')
  pass(owner, { operations: [{ op: 'catalogue.move', from, to, operations }], madeWith: from })
}

function pass(owner: string, edits: MadeEdits): void {
  if (taker) taker(edits)
  else leaveWaiting(owner, edits)
}

/** Sends edits to `take` from now on. @returns a function that stops it */
export function takeEdits(take: Take): () => void {
  taker = take
  return () => {
    if (taker === take) taker = null
  }
}

const waitingPrefix = 'bit-calculator.edits.'

/** Edits of that account's plan that nobody has taken yet, in the order in which they were made; they are taken now. */
export function collectWaiting(owner: string): readonly MadeEdits[] {
  const prefix = `${waitingPrefix}${owner}.`
  try {
    const keys = Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .sort()
    return keys.map((key) => {
      const kept = JSON.parse(localStorage.getItem(key) ?? '[]') as MadeEdits | readonly Operation[]
      localStorage.removeItem(key)
      // An earlier release kept only the operations.
      return 'madeWith' in kept ? kept : { operations: kept, madeWith: null }
    })
  } catch {
    return []
  }
}

function leaveWaiting(owner: string, left: MadeEdits): void {
  edits += 1
  const place = `${Date.now()}.${String(edits).padStart(6, '0')}`
  try {
    localStorage.setItem(`${waitingPrefix}${owner}.${place}`, JSON.stringify(left))
  } catch {
    // The plan itself is not stored either then, and the screen shows the warning about that.
  }
}
