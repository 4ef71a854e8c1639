import type { StreamEnd, Topic, TopicMessage, WantedTopic } from '#contract/live'

/** A message to a tab about a topic. */
export type TabMessage =
  | TopicMessage
  /** Whether messages about the topic arrive now. */
  | { readonly topic: Topic; readonly type: 'link'; readonly isUp: boolean }
  /** The server refused to open the stream. */
  | { readonly topic: Topic; readonly type: 'refused' }
  /** The whole stream ended. */
  | { readonly topic: Topic; readonly type: 'end'; readonly why: StreamEnd }

export type TabMessageOf<Wanted extends Topic> = TabMessage & { readonly topic: Wanted }

/** The topics that a tab wants on the stream; `fresh` are those of which it is to be sent what the leader knows now. */
export type Wish = {
  readonly tab: string
  readonly topics: readonly WantedTopic[]
  readonly fresh: readonly Topic[]
}

/**
 * A message between tabs; `by` is the id of the tab that leads. Never rename its fields: a tab of an earlier release may be open. When
 * such a tab leads, its messages have no `by`, and it answers no `ask`, so the lead is taken from it (`holdLead`).
 */
export type ChannelMessage =
  | { readonly type: 'heard'; readonly heard: TabMessage; readonly by?: string }
  /** A new leader asks the other tabs what they want. */
  | { readonly type: 'who'; readonly by?: string }
  | { readonly type: 'wish'; readonly wish: Wish }
  /** A tab asks whether any tab leads; the leader answers with `leads`. */
  | { readonly type: 'ask'; readonly question: string }
  | { readonly type: 'leads'; readonly question: string; readonly by: string }
