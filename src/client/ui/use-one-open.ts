import { useCallback, useState } from 'react'

/**
 * Which of several dialogs or forms is open, one at a time. The answer to what was sent may come when it was closed and another, or the same again, is open:
 * `close` closes only what was open when it was drawn, so that what is typed since stays.
 */
export function useOneOpen<Name>() {
  const [opening, setOpening] = useState<{ readonly name: Name } | null>(null)
  const open = useCallback((name: Name) => setOpening({ name }), [])
  const close = useCallback(() => setOpening((now) => (now === opening ? null : now)), [opening])
  return { opened: opening?.name ?? null, open, close }
}
