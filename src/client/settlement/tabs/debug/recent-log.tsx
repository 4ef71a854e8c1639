import { useStore } from 'zustand'
import { debugText } from '../../../messages/debug-text.ts'
import { timeFormat } from '../../../messages/format.ts'
import { debugLogStore, type LogEntry } from '../../../session/debug-log.ts'
import { Button } from '../../../ui/button.tsx'
import { downloadText } from '../../../ui/download-text.ts'

const text = debugText.log
/** How many entries are shown; the file has all (SYS-7). */
const mostShown = 20

const timeOfDay = timeFormat({ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' })

/** What happened in this tab lately, and all of it as a file (SYS-7). */
export function RecentLog() {
  const entries = useStore(debugLogStore)
  const shown = entries.slice(-mostShown).reverse()
  return (
    <section aria-label={text.title}>
      <h3 className="font-bold">{text.title}</h3>
      <p className="max-w-[44rem] text-small text-ink-2">{text.hint}</p>
      {entries.length === 0 ? (
        <p className="mt-2 text-ink-2">{text.none}</p>
      ) : (
        <>
          <div className="mt-2 flex flex-wrap items-center gap-3">
            <Button onClick={() => exportLog(entries)}>{text.export}</Button>
            <p className="text-small text-ink-2">{text.shown(shown.length, entries.length)}</p>
          </div>
          <ul aria-label={text.title} className="mt-2 divide-y divide-line border-y border-line">
            {shown.map((entry) => (
              <LogLine key={entry.id} entry={entry} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function LogLine({ entry: { timestamp, type, operation, details } }: { entry: LogEntry }) {
  return (
    <li className="grid grid-cols-[5.5rem_6.5rem_minmax(0,1fr)] gap-x-2 py-1.5 max-phone:grid-cols-[5.5rem_minmax(0,1fr)]">
      <time dateTime={timestamp} className="text-small text-ink-2 tabular-nums">
        {timeOfDay(new Date(timestamp))}
      </time>
      <span className={`text-small font-semibold ${type === 'error' ? 'text-missing' : 'text-ink-2'}`}>
        {text.types[type]}
      </span>
      <span className="break-words max-phone:col-span-2">
        {details} <span className="text-small text-ink-3">{operation}</span>
      </span>
    </li>
  )
}

function exportLog(entries: readonly LogEntry[]): void {
  const now = new Date().toISOString()
  // Windows allows no colons in the name of a file: 2026-11-25T16-00-00Z.
  const stamp = now.replace(/\.\d+/, '').replaceAll(':', '-')
  const file = { exportDate: now, userAgent: navigator.userAgent, entries }
  downloadText(text.fileName(stamp), JSON.stringify(file, null, 2), 'application/json')
}
