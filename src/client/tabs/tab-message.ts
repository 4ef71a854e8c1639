import type { StreamEnd, Topic, TopicMessage } from '#contract/live'

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
