import type { Live } from '../live/open-live.ts'
import type { Word } from '../live/topic.ts'
import type { Moved } from '../rpc/moved.ts'

/** Tells the streams of every process what has moved on. */
export function tellStreams(live: Live) {
  return (moved: readonly Moved[]): void => live.tell(moved.map(wordOf))
}

function wordOf(moved: Moved): Word {
  if (moved.kind === 'settlement') return { topic: `settlement:${moved.settlementId}`, part: 'history' }
  return { topic: `account:${moved.userId}`, part: moved.kind === 'document' ? 'history' : 'state' }
}
