import type { Reason } from './refusals.ts'

/** What a stream can report: the caller's own account, or a settlement by its id. */
export type Topic = 'account' | SettlementTopic
export type SettlementTopic = `settlement:${string}`

/** A topic, and the last number of it that the reader knows; null if it knows nothing yet. */
export type WantedTopic = { readonly topic: Topic; readonly after: number | null }

/** Why the server ends one topic of a stream: the reader is no longer a member, or the settlement was deleted. */
export type TopicEnd = 'removed' | 'deleted'

/** Why a topic ends, by a refusal to somebody who could read the settlement before; null where the refusal is about something else. */
export function endMeantBy(reason: Reason | undefined): TopicEnd | null {
  if (reason === 'settlement-deleted') return 'deleted'
  return reason === 'no-settlement' || reason === 'no-right' ? 'removed' : null
}

/**
 * Why the server ends a whole stream. After `server-stops` the client should reconnect at once; after `too-many` only when
 * other streams have closed; `replaced` means that the same reader has opened a new stream.
 */
export type StreamEnd = 'session-ended' | 'account-deleted' | 'too-many' | 'replaced' | 'server-stops'

export type AccountMessage =
  /** The account's document has this version now (SAVE-7). */
  | { readonly type: 'version'; readonly version: number }
  /** Where a mark differs from the one before, what it stands for has changed. */
  | {
      readonly type: 'settlements'
      /** The mark of the caller's list of settlements (SET-8). */
      readonly mark: string
      /** How many notifications are unread, and the mark of all. Missing where the server is of an earlier release. */
      readonly notifications?: { readonly unread: number; readonly mark: string }
      /** The mark of the projects that are shared with the caller; '' without any. Missing as above. */
      readonly shared?: string
      /** The mark of the caller's profile, as `getUser` has it (SYS-8). Missing as above. */
      readonly profile?: string
    }

export type SettlementMessage =
  /** One change of the settlement. Numbers have no gaps. */
  | {
      readonly type: 'event'
      readonly seq: number
      /** The id of the act that caused it. */
      readonly act?: string | undefined
      readonly changes: readonly unknown[]
    }
  /** The members who have the settlement open now (BEY-11). */
  | { readonly type: 'presence'; readonly here: readonly string[] }

/** Messages of any topic. */
export type CommonMessage =
  /** The events after the requested number are no longer kept: the state must be read again (R7). */
  { readonly type: 'reset'; readonly seq: number } | { readonly type: 'end'; readonly why: TopicEnd }

export type TopicMessage =
  | ({ readonly topic: 'account' } & AccountMessage)
  | ({ readonly topic: SettlementTopic } & SettlementMessage)
  | ({ readonly topic: Topic } & CommonMessage)

/** The data of one server-sent event, as JSON. */
export type StreamMessage =
  | TopicMessage
  | { readonly topic: null; readonly type: 'end'; readonly why: StreamEnd }

/** How many topics one stream may carry. */
export const mostTopics = 50

/**
 * The address of a stream.
 * @param name identifies the reader: a new stream replaces the reader's former one
 */
export function liveAddress(name: string, topics: readonly WantedTopic[]): string {
  const written = topics.map(({ topic, after }) => (after === null ? topic : `${topic}@${after}`))
  return `/api/live?name=${name}&topics=${written.join(',')}`
}

/** The topics that an address asks for. @returns null if they are too many, repeated or not valid */
export function topicsAskedFor(text: string): readonly WantedTopic[] | null {
  const found = text
    .split(',')
    .map((part) => /^(?<topic>account|settlement:[\w-]{1,64})(?:@(?<after>\d{1,15}))?$/.exec(part)?.groups)
  if (found.length > mostTopics || new Set(found.map((one) => one?.topic)).size < found.length) return null
  const wanted = found.flatMap((one) =>
    one ? [{ topic: one.topic as Topic, after: one.after === undefined ? null : Number(one.after) }] : [],
  )
  return wanted.length === found.length ? wanted : null
}

export function settlementTopic(settlementId: string): SettlementTopic {
  return `settlement:${settlementId}`
}
