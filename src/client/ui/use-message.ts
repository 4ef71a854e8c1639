import { useCallback, useEffect, useState } from 'react'

/** What an act came to. A success goes by itself after 3 s (§ 9), a problem stays until the next act. */
export type Message = {
  readonly kind: 'success' | 'problem'
  readonly text: string
  /** More about it, on lines of their own. */
  readonly title?: string
  readonly hint?: string
}

const successMs = 3_000

/** What the last act came to, and the way to say it; null takes it away. */
export function useMessage(): readonly [Message | null, (message: Message | null) => void] {
  const [message, setMessage] = useState<Message | null>(null)
  useEffect(() => {
    if (message?.kind !== 'success') return
    const timer = setTimeout(() => setMessage(null), successMs)
    return () => clearTimeout(timer)
  }, [message])
  return [message, useCallback((next: Message | null) => setMessage(next && { ...next }), [])]
}
