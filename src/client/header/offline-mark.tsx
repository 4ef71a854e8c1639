import { useSyncExternalStore } from 'react'
import { offlineText as text } from '../messages/offline-text.ts'

/** Says that the browser has no connection, and that the calculator does not need one (BEY-10). */
export function OfflineMark() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <span role="status" title={text.offlineTitle} className="px-1 text-small text-warn empty:hidden">
      {isOnline ? '' : text.offline}
    </span>
  )
}

function subscribe(onChange: () => void) {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}
