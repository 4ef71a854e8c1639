import { useSyncExternalStore } from 'react'
import { listenTo } from '../tabs/live.ts'

/** What the account's stream said last of the user's notifications. */
type BellState = {
  readonly unread: number
  /** Grows whenever the list of notifications has changed. */
  readonly version: number
}

const nothing: BellState = { unread: 0, version: 0 }
let state = nothing
/** The server's mark of the list; it differs whenever the list does. */
let mark: string | null = null
const listeners = new Set<() => void>()
let stopListening: (() => void) | null = null

/** How many notifications are unread, as every tab and device of the user hears it. */
export function useBell(): BellState {
  return useSyncExternalStore(listenToBell, () => state)
}

/** Calls `onChange` whenever the user's notifications change. @returns a function that stops it */
export function listenToBell(onChange: () => void): () => void {
  listeners.add(onChange)
  stopListening ??= listen()
  return () => {
    listeners.delete(onChange)
    if (listeners.size > 0) return
    stopListening?.()
    stopListening = null
    state = nothing
    mark = null
  }
}

function listen(): () => void {
  const listening = listenTo('account', (message) => {
    // A server of an earlier release says nothing of notifications.
    if (message.type !== 'settlements' || !message.notifications) return
    const { unread, mark: next } = message.notifications
    if (next === mark) return
    mark = next
    state = { unread, version: state.version + 1 }
    for (const onChange of listeners) onChange()
  })
  // null: this listener knows no number of the account's history.
  listening.want(() => null)
  return listening.stop
}
