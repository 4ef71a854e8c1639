import { type StreamEnd as EndOfStream, settlementTopic, type TopicEnd } from '#contract/live'
import type { SettlementEvent } from '#domain/settlement/change'
import { listenTo } from '../tabs/live.ts'

export type StreamEnd = EndOfStream | TopicEnd

/** A message of the stream about a settlement (SET-8). */
export type LiveMessage =
  | { readonly type: 'event'; readonly event: SettlementEvent }
  | { readonly type: 'presence'; readonly here: readonly string[] }
  /** The known state is too old to be continued by events. */
  | { readonly type: 'reset' }
  /** Whether changes by others arrive now. */
  | { readonly type: 'link'; readonly isUp: boolean }
  /** The server refused to open the stream of the settlement. */
  | { readonly type: 'refused' }
  | { readonly type: 'end'; readonly why: StreamEnd }

type Watch = {
  readonly settlementId: string
  /** The number up to which this tab knows the settlement. */
  readonly seq: () => number
  readonly take: (message: LiveMessage) => void
}

/** Listens to a settlement; `lead` puts it on the stream, to get the events after the number that is known then. */
export function watchSettlement({ settlementId, seq, take }: Watch) {
  const listening = listenTo(settlementTopic(settlementId), (message) => {
    if (message.type !== 'event') return take(message)
    const { seq, act, changes } = message
    take({ type: 'event', event: { seq, act, changes } as SettlementEvent })
  })
  return {
    lead: () => listening.want(seq),
    stop: () => listening.stop(),
  }
}
