import { useCallback, useState } from 'react'

/**
 * Which of several dialogs or forms is open, one at a time. An answer may come after its dialog was closed and another, or the
 * same again, was opened: `close` closes only the opening for which it was drawn, so that what is typed since stays.
 */
export function useOneOpen<Name>() {
  const [opening, setOpening] = useState<{ readonly name: Name } | null>(null)
  const open = useCallback((name: Name) => setOpening({ name }), [])
  const close = useCallback(() => setOpening((now) => (now === opening ? null : now)), [opening])
  return { opened: opening?.name ?? null, open, close }
}
