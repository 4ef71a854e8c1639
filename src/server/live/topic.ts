import { settlementTopic, type Topic, type TopicEnd, type TopicMessage } from '#contract/live'

/** A topic as the server knows it: its kind, and which one of that kind; an account's key is its user. */
export type TopicId = `${KindName}:${string}`
export type KindName = 'account' | 'settlement'

export type LiveEvent = { readonly number: number; readonly message: TopicMessage }

/** From where somebody reads a topic. */
export type Entry = {
  /** The number of the last event its reader knows. */
  readonly after: number
  /** The number at which its reader was found to be allowed: what took them out before that is over. */
  readonly at: number
}

/**
 * One kind of topic: a history of numbered events, and beside it what stands now, which is told whole whenever it is not
 * what the reader was told last.
 */
export type TopicKind = {
  /** @param known the number its reader claims to know. @throws a refusal where the person may not read it. */
  readonly enter: (key: string, userId: string, known: number | null) => Promise<Entry>
  /** The number of the last event of each; what is gone is left out. */
  readonly numbers: (keys: readonly string[]) => Promise<ReadonlyMap<string, number>>
  /** In order. */
  readonly eventsAfter: (key: string, number: number) => Promise<readonly LiveEvent[]>
  /** Whether a reader needs each event, and begins anew where one is gone. */
  readonly needsEveryEvent: boolean
  /** Whether an event takes that person out of the topic. */
  readonly endReason: (event: LiveEvent, userId: string) => TopicEnd | null
  readonly state: (keys: readonly string[]) => Promise<ReadonlyMap<string, TopicMessage>>
  /** A person's first stream of the topic has opened in this process, or the last has closed. */
  readonly onPresence: (key: string, userId: string, isHere: boolean) => void
}

export type TopicKinds = Readonly<Record<KindName, TopicKind>>

/** What has moved on: the history of a topic, or what stands beside it. */
export type TopicUpdate = { readonly topic: TopicId; readonly part: 'history' | 'state' }

/** A topic of the contract, as it is somebody's. */
export function topicIdOf(topic: Topic, userId: string): TopicId {
  return topic === 'account' ? `account:${userId}` : topic
}

/** As its readers name it. */
export function topicOf(id: TopicId): Topic {
  return kindOf(id) === 'account' ? 'account' : settlementTopic(keyOf(id))
}

export function kindOf(id: TopicId): KindName {
  return id.slice(0, id.indexOf(':')) as KindName
}

export function keyOf(id: TopicId): string {
  return id.slice(id.indexOf(':') + 1)
}
