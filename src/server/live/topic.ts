import { settlementTopic, type Topic, type TopicEnd, type TopicMessage } from '#contract/live'

/** A topic by kind and key: a user's id for an account, a settlement's id for a settlement. */
export type TopicId = `${KindName}:${string}`
export type KindName = 'account' | 'settlement'

export type LiveEvent = { readonly number: number; readonly message: TopicMessage }

/** Where a reader starts in a topic. */
export type StartAt = {
  /** The number of the last event that the reader has. */
  readonly after: number
  /** The number at which the reader's right was checked: an event up to it that ended the right is out of date. */
  readonly allowedAt: number
}

/**
 * One kind of topic. It has a history of numbered events, and a state that is sent whole whenever it differs from what was
 * sent last.
 */
export type TopicKind = {
  /** @param known the number the browser claims to have. @throws a refusal if the user may not read the topic. */
  readonly start: (key: string, userId: string, known: number | null) => Promise<StartAt>
  /** The number of the last event of each topic; topics that no longer exist are left out. */
  readonly numbers: (keys: readonly string[]) => Promise<ReadonlyMap<string, number>>
  /** The events of a topic after a number, in order. */
  readonly eventsAfter: (key: string, number: number) => Promise<readonly LiveEvent[]>
  /** Whether a reader needs each event, and must read the topic again if one was deleted. */
  readonly needsEveryEvent: boolean
  /** Why an event ends this user's right to read the topic; null if it does not. */
  readonly endReason: (event: LiveEvent, userId: string) => TopicEnd | null
  readonly state: (keys: readonly string[]) => Promise<ReadonlyMap<string, TopicMessage>>
  /** Called when a user's first stream of the topic opens in this process, and when the last closes. */
  readonly onPresence: (key: string, userId: string, isHere: boolean) => void
}

export type TopicKinds = Readonly<Record<KindName, TopicKind>>

/** Which part of a topic has changed. */
export type TopicUpdate = { readonly topic: TopicId; readonly part: 'history' | 'state' }

/** The id of a topic that this user asks for. */
export function topicIdOf(topic: Topic, userId: string): TopicId {
  return topic === 'account' ? `account:${userId}` : topic
}

/** The topic's name in the contract. */
export function topicOf(id: TopicId): Topic {
  return kindOf(id) === 'account' ? 'account' : settlementTopic(keyOf(id))
}

export function kindOf(id: TopicId): KindName {
  return id.slice(0, id.indexOf(':')) as KindName
}

export function keyOf(id: TopicId): string {
  return id.slice(id.indexOf(':') + 1)
}
