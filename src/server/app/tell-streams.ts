import type { Live } from '../live/open-live.ts'
import type { TopicUpdate } from '../live/topic.ts'
import type { Changed } from '../rpc/moved.ts'

/** Tells the streams of every process what has moved on. */
export function publishToStreams(live: Live) {
  return (moved: readonly Changed[]): void => live.tell(moved.map(wordOf))
}

function wordOf(moved: Changed): TopicUpdate {
  if (moved.kind === 'settlement') return { topic: `settlement:${moved.settlementId}`, part: 'history' }
  return { topic: `account:${moved.userId}`, part: moved.kind === 'document' ? 'history' : 'state' }
}
