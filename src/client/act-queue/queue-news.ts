import type { ErrorReply } from '#contract/error-reply'
import { newId } from '../api/new-id.ts'

/** How the sending of an act ended. */
export type ActOutcome =
  | { readonly type: 'done'; readonly reply: unknown }
  | { readonly type: 'refused'; readonly refusal: ErrorReply }
  /** It is stored, and sent again later. */
  | { readonly type: 'waits' }

/** A message to all tabs, this one too: a queue has changed, and the outcomes of acts. */
export type QueueNews = {
  readonly settlementId: string
  readonly acts: Readonly<Record<string, ActOutcome>>
}

type Listener = (news: QueueNews) => void

/** The id of this tab, for as long as its page is open. */
export const thisTab = newId()

const listeners = new Set<Listener>()
const channel = new BroadcastChannel('bit-calculator.acts')
channel.onmessage = ({ data }: MessageEvent<QueueNews>) => dispatch(data)

export function announceQueue(settlementId: string, acts: QueueNews['acts'] = {}): void {
  const news = { settlementId, acts }
  channel.postMessage(news)
  dispatch(news)
}

/** @returns a function that stops it */
export function listenToQueue(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function dispatch(news: QueueNews): void {
  for (const listener of listeners) listener(news)
}
