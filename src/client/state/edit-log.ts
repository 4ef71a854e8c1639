import type { Operation } from '#domain/user-data/operation'
import { type AmountsMeant, operationsBetween } from '#domain/user-data/operations-between'
import type { CalculatorState } from './calculator.ts'
import { planOwner } from './plan-owner.ts'

/** One change by the player, as it was meant. */
export type Edit = {
  readonly before: CalculatorState
  readonly after: CalculatorState
  readonly meant: AmountsMeant
}

type Take = (operations: readonly Operation[]) => void

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
  if (taker) taker(operations)
  else leaveWaiting(owner, operations)
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
export function collectWaiting(owner: string): readonly Operation[] {
  const prefix = `${waitingPrefix}${owner}.`
  try {
    const keys = Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .sort()
    return keys.flatMap((key) => {
      const operations = JSON.parse(localStorage.getItem(key) ?? '[]') as readonly Operation[]
      localStorage.removeItem(key)
      return operations
    })
  } catch {
    return []
  }
}

function leaveWaiting(owner: string, operations: readonly Operation[]): void {
  edits += 1
  const place = `${Date.now()}.${String(edits).padStart(6, '0')}`
  try {
    localStorage.setItem(`${waitingPrefix}${owner}.${place}`, JSON.stringify(operations))
  } catch {
    // The plan itself is not stored either then, and the screen shows the warning about that.
  }
}
