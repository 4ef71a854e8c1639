import { useEffect, useState } from 'react'

/** How long the word of a success stands (§ 9). */
const shownMs = 3_000

/** A message that goes away by itself, and the way to show one. */
export function useShortMessage(): [message: string, show: (message: string) => void] {
  const [shown, setShown] = useState({ message: '' })
  useEffect(() => {
    if (shown.message === '') return
    const timer = setTimeout(() => setShown({ message: '' }), shownMs)
    return () => clearTimeout(timer)
  }, [shown])
  return [shown.message, (message) => setShown({ message })]
}
