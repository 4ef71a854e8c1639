/** What can be listened to: the own account, or a settlement by its id. */
export type Topic = 'account' | SettlementTopic
export type SettlementTopic = `settlement:${string}`

/** A topic, and the number of the last thing its reader knows of it; null where it knows nothing yet. */
export type WantedTopic = { readonly topic: Topic; readonly after: number | null }

/** Why the server ends one topic of a stream: its reader is no member any more, or the settlement is gone. */
export type TopicEnd = 'removed' | 'deleted'

/**
 * Why the server ends a whole stream. After `server-stops` it is worth asking again at once; `too-many` holds until others
 * have gone; `replaced` says that the same reader has opened another one in its place.
 */
export type StreamEnd = 'session-ended' | 'account-deleted' | 'too-many' | 'replaced' | 'server-stops'

export type AccountMessage =
  /** The account's document has this version now, whoever saved it (SAVE-7). */
  | { readonly type: 'version'; readonly version: number }
  /** The caller's list of settlements; the mark differs whenever the list does (SET-8). */
  | { readonly type: 'settlements'; readonly mark: string }

export type SettlementMessage =
  /** What one change did. Numbers follow each other without a gap. */
  | {
      readonly type: 'event'
      readonly seq: number
      /** The id of the act that made it. */
      readonly act?: string | undefined
      readonly changes: readonly unknown[]
    }
  /** The members who are here now (BEY-11). */
  | { readonly type: 'presence'; readonly here: readonly string[] }

/** What any topic may tell. */
export type CommonMessage =
  /** What lies between the number that was asked for and this one is gone: the state must be read anew (R7). */
  { readonly type: 'reset'; readonly seq: number } | { readonly type: 'end'; readonly why: TopicEnd }

export type TopicMessage =
  | ({ readonly topic: 'account' } & AccountMessage)
  | ({ readonly topic: SettlementTopic } & SettlementMessage)
  | ({ readonly topic: Topic } & CommonMessage)

/** The data of one server-sent event, as JSON. */
export type StreamMessage =
  | TopicMessage
  | { readonly topic: null; readonly type: 'end'; readonly why: StreamEnd }

/** One stream may carry so many topics. */
export const mostTopics = 50

/**
 * The address of a stream.
 * @param name which reader it is: a stream takes the place of the one before under the same name
 */
export function liveAddress(name: string, topics: readonly WantedTopic[]): string {
  const written = topics.map(({ topic, after }) => (after === null ? topic : `${topic}@${after}`))
  return `/api/live?name=${name}&topics=${written.join(',')}`
}

/** The topics an address asks for, each once; null where they are none, too many, or not written like that. */
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
