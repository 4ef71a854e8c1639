import { namesRecipes } from '#domain/crafting/whole-plan'
import { type AmountsMeant, operationsBetween } from '#domain/user-data/operations-between'
import type { CalculatorState } from './calculator.ts'
import { catalogVersionInUse } from './catalog-in-use.ts'
import { planOwner } from './plan-owner.ts'
import { leaveWaiting, type MadeEdits } from './waiting-edits.ts'

/** One change by the player, as it was meant. */
export type Edit = {
  readonly before: CalculatorState
  readonly after: CalculatorState
  readonly meant: AmountsMeant
}

type Take = (edits: MadeEdits) => void

let taker: Take | null = null
/** The version of the account's data that this tab shows; null while none was shown. */
let shown: number | null = null

/**
 * Notes what the player did in this tab, not in others or on other devices, for the account the plan belongs to. Edits wait in this
 * browser until they are in the journal, also while the code that saves them is not loaded, or the session is lost.
 */
export function noteEdit({ before, after, meant }: Edit): void {
  const owner = planOwner()
  if (owner === null) return
  const operations = operationsBetween(before, after, meant)
  if (operations.length > 0) pass(owner, { operations, madeWith: catalogVersionInUse() || null })
}

type Moved = Pick<Edit, 'before' | 'after'> & { readonly from: string; readonly to: string }

/** Notes that the player moved the plan to another catalogue; a plan in which no recipe is chosen is the same in every catalogue. */
export function noteMove({ before, after, from, to }: Moved): void {
  const owner = planOwner()
  if (owner === null || from === to || !namesRecipes(before)) return
  // A move changes recipes, and adds nothing: whatever amount differs is set `to` its new number.
  const operations = operationsBetween(before, after, 'to')
  pass(owner, { operations: [{ op: 'catalogue.move', from, to, operations }], madeWith: from })
}

function pass(owner: string, edits: MadeEdits): void {
  const waiting = leaveWaiting(owner, { ...edits, madeOn: shown })
  taker?.(waiting)
}

/** To be called whenever a version of the account's data is shown here: what is done next is done to that one (SAVE-4). */
export function noteShown(version: number): void {
  shown = version
}

/** Whether this tab shows that version of the account's data, or a later one. */
export function isVersionShown(version: number): boolean {
  return shown !== null && shown >= version
}

/** Sends edits to `take` from now on. @returns a function that stops it */
export function takeEdits(take: Take): () => void {
  taker = take
  return () => {
    if (taker === take) taker = null
  }
}
