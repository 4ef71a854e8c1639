import { debugText } from '../../../messages/debug-text.ts'
import { openWaysBack } from '../../../state/open-data-manager.ts'
import { Button } from '../../../ui/button.tsx'
import { ConnectionTest } from './connection-test.tsx'
import { RecentLog } from './recent-log.tsx'

const text = debugText.recovery

/** What helps to find and mend a fault: a connection test, Emergency Recovery, and what happened in this tab (SYS-7). */
export function DebugTab() {
  return (
    <div className="min-h-0 flex-1 space-y-5 overflow-y-auto px-3.5 pb-4">
      <section aria-label={text.title}>
        <h3 className="font-bold">{text.title}</h3>
        <p className="max-w-[44rem] text-small text-ink-2">{text.hint}</p>
        <Button className="mt-2" onClick={openWaysBack}>
          {text.open}
        </Button>
      </section>
      <ConnectionTest />
      <RecentLog />
    </div>
  )
}
