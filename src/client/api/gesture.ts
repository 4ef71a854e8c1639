import { newId } from './new-id.ts'

/**
 * What a player does with one control. Every press has an operation id of its own, so that "+1" pressed twice adds two.
 * A press for the same within a minute of an answer that never came is a retry: it takes the former id, and is done
 * once (I11).
 */
export type Gesture = {
  /** @returns the id for a press; `act` is what it asks for, as text */
  readonly press: (act: string) => string
  /** Nobody knows whether that press was done. */
  readonly leaveUnanswered: (act: string, id: string) => void
}

/** Pressed again later than this, it is meant anew: what it was about may have changed since. */
const retryWithinMs = 60_000

/** @param now epoch milliseconds */
export function newGesture(now: () => number = Date.now): Gesture {
  let unanswered: readonly { readonly act: string; readonly id: string; readonly at: number }[] = []
  return {
    press(act) {
      unanswered = unanswered.filter(({ at }) => now() - at < retryWithinMs)
      const retried = unanswered.find((press) => press.act === act)
      unanswered = unanswered.filter((press) => press !== retried)
      return retried?.id ?? newId()
    },
    leaveUnanswered(act, id) {
      unanswered = [...unanswered, { act, id, at: now() }]
    },
  }
}
