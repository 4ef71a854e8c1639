import { newId } from './new-id.ts'

/**
 * The operation ids of one control. Every press gets a new id, so that "+1" pressed twice adds two. The same press within
 * a minute of an answer that never came is a retry: it gets the former id, so that it is done once (I11).
 */
export type Gesture = {
  /** @returns the id for a press; `act` is what it does, as text */
  readonly press: (act: string) => string
  /** No answer came to that press. */
  readonly leaveUnanswered: (act: string, id: string) => void
}

/** A later press is no retry: what it is about may have changed since. */
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
