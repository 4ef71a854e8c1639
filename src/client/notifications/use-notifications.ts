import { useRef } from 'react'
import type { ShownNotification } from '#contract/notifications'
import { ask } from '../api/ask.ts'
import { useAsked } from '../api/use-answer.ts'

type Known = { readonly notifications: readonly ShownNotification[]; readonly hasMore: boolean }

/**
 * The user's notifications, newest first; read again whenever `version` changes, with as many older pages as were asked for.
 */
export function useNotifications(version: number) {
  const pages = useRef(1)
  const asked = useAsked('notifications', read, version)

  async function read(signal: AbortSignal): Promise<Known> {
    let known: Known = { notifications: [], hasMore: true }
    for (let page = 0; page < pages.current && known.hasMore; page++) {
      const last = known.notifications.at(-1)
      const next = await ask('getNotifications', last ? { before: last.id } : {}, { signal })
      known = { notifications: [...known.notifications, ...next.notifications], hasMore: next.hasMore }
    }
    return known
  }

  function readOlder(): void {
    pages.current += 1
    void asked.askAgain()
  }

  return { ...asked, readOlder }
}
