import { useCallback, useEffect, useState } from 'react'

/** How the last press went. A success goes away after 3 s, a problem stays until the next press (SYS-9). */
export type Message = {
  readonly kind: 'success' | 'problem'
  readonly text: string
  /** More about it, on lines of their own. */
  readonly title?: string
  readonly hint?: string
}

const successMs = 3_000

/** The message of the last press, and a function that shows another; null removes it. */
export function useMessage(): readonly [Message | null, (message: Message | null) => void] {
  const [message, setMessage] = useState<Message | null>(null)
  useEffect(() => {
    if (message?.kind !== 'success') return
    const timer = setTimeout(() => setMessage(null), successMs)
    return () => clearTimeout(timer)
  }, [message])
  // A copy: the same message shown once more is drawn again, and its 3 s begin anew.
  return [message, useCallback((next: Message | null) => setMessage(next && { ...next }), [])]
}
