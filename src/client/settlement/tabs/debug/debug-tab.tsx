import { ConnectionTest } from './connection-test.tsx'
import { RecentLog } from './recent-log.tsx'
import { Recovery } from './recovery.tsx'

/** What helps to find and mend a fault: a connection test, Emergency Recovery, and what happened in this tab (SYS-7). */
export function DebugTab() {
  return (
    <div className="min-h-0 flex-1 space-y-5 overflow-y-auto px-3.5 pb-4">
      <Recovery />
      <ConnectionTest />
      <RecentLog />
    </div>
  )
}
