import { useEffect, useState } from 'react'
import { listenTo } from '../../tabs/live.ts'

/**
 * Grows whenever something may have changed in what is shared with the user: as the account's stream says (SET-9), when that begins,
 * and when the connection goes or comes back.
 */
export function useSharedVersion(): number {
  const [version, setVersion] = useState(0)
  useEffect(() => {
    const grow = () => setVersion((before) => before + 1)
    let mark: string | undefined
    const listening = listenTo('account', (message) => {
      // A server of an earlier release says nothing of shared projects.
      if (message.type !== 'settlements' || message.shared === undefined) return
      // The first mark counts as well: something may have changed between the server's answer and the beginning of the stream.
      if (mark !== message.shared) grow()
      mark = message.shared
    })
    // Without a number to go on from, the stream begins with the mark as it is now.
    listening.want(() => null)
    const over = new AbortController()
    for (const type of ['online', 'offline']) addEventListener(type, grow, { signal: over.signal })
    return () => {
      over.abort()
      listening.stop()
    }
  }, [])
  return version
}
