import { AsyncLocalStorage } from 'node:async_hooks'
import type { ActCall, Attempted } from './attempt-act.ts'

/** An act that waits for its turn in its settlement. Its attempt is null where its id was used for another request. */
export type WaitingAct = {
  readonly call: ActCall
  /** Runs work as a part of the act's own request, of which is noted what it may have written. */
  readonly inRequest: <Result>(work: () => Result) => Result
  readonly resolve: (attempted: Attempted | null) => void
  readonly reject: (error: unknown) => void
}

export function waitingAct(parts: Omit<WaitingAct, 'inRequest'>): WaitingAct {
  return { ...parts, inRequest: AsyncLocalStorage.snapshot() }
}

/** Does the work for an act, whose request hears what comes of it. Never rejects. */
export function answerAct(act: WaitingAct, work: () => Promise<Attempted | null>): Promise<void> {
  return act.inRequest(work).then(act.resolve, act.reject)
}
