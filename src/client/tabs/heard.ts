import type { StreamEnd, Topic, TopicMessage } from '#contract/live'

/** What a tab hears of a topic. */
export type Heard =
  | TopicMessage
  /** Whether the topic is heard of now. */
  | { readonly topic: Topic; readonly type: 'link'; readonly isUp: boolean }
  /** The server would not open the stream. */
  | { readonly topic: Topic; readonly type: 'refused' }
  /** The whole stream ended. */
  | { readonly topic: Topic; readonly type: 'end'; readonly why: StreamEnd }

export type HeardOf<Wanted extends Topic> = Heard & { readonly topic: Wanted }
