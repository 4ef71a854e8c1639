import type { Gesture } from '../api/gesture.ts'
import type { Outcome, Trouble } from '../api/outcome.ts'
import { useSubmit } from '../api/use-submit.ts'
import { settlementPageText } from '../messages/settlement-page-text.ts'
import { say } from './settlement-store.ts'

/** Submits a form of a settlement, as `useSubmit` does. A refusal that comes once the form is gone is said above the page. */
export function useActForm<Reply>(
  work: (gesture: Gesture) => Promise<Outcome<Reply>> | null,
  onDone: (reply: Reply) => void,
) {
  return useSubmit(work, onDone, sayAbove)
}

/** Says above the page that something submitted was not done, and why. */
export function sayAbove({ reason }: Trouble): void {
  say({ kind: 'problem', text: settlementPageText.notDone, reason })
}
