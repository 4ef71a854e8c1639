import { type StreamEnd as EndOfStream, settlementTopic, type TopicEnd } from '#contract/live'
import type { SettlementEvent } from '#domain/settlement/change'
import { listenTo } from '../tabs/live.ts'

export type StreamEnd = EndOfStream | TopicEnd

/** What the stream tells every tab of this browser about a settlement (SET-8). */
export type LiveMessage =
  | { readonly type: 'event'; readonly event: SettlementEvent }
  | { readonly type: 'presence'; readonly here: readonly string[] }
  /** What is known is too old to be told the rest of. */
  | { readonly type: 'reset' }
  /** Whether changes by others are heard now. */
  | { readonly type: 'link'; readonly isUp: boolean }
  /** The server would not open it. */
  | { readonly type: 'refused' }
  | { readonly type: 'end'; readonly why: StreamEnd }

type Watch = {
  readonly settlementId: string
  /** The number up to which this tab knows the settlement. */
  readonly seq: () => number
  readonly take: (message: LiveMessage) => void
}

/** Hears what is told of a settlement; `lead` has the stream carry it, from the number known then. */
export function watchSettlement({ settlementId, seq, take }: Watch) {
  const listening = listenTo(settlementTopic(settlementId), (heard) => {
    if (heard.type !== 'event') return take(heard)
    const { seq, act, changes } = heard
    take({ type: 'event', event: { seq, act, changes } as SettlementEvent })
  })
  return {
    lead: () => listening.want(seq),
    stop: () => listening.stop(),
  }
}
