import { useEffect } from 'react'

/** Calls back when the page is left for another entry of the history: a dialog about the former one closes. */
export function useBack(onBack: () => void): void {
  useEffect(() => {
    addEventListener('popstate', onBack)
    return () => removeEventListener('popstate', onBack)
  }, [onBack])
}
