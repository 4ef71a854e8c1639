import { useEffect } from 'react'

/** Calls `onBack` when the player goes to another entry of the history, such as to close a dialog about the former one. */
export function useBack(onBack: () => void): void {
  useEffect(() => {
    addEventListener('popstate', onBack)
    return () => removeEventListener('popstate', onBack)
  }, [onBack])
}
