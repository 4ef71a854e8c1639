import { useEffect } from 'react'
import { settlementPageText as text } from '../../messages/settlement-page-text.ts'
import { Button } from '../../ui/button.tsx'
import { useSettlements } from '../selectors.ts'
import { type News, say } from '../settlement-store.ts'

/** How long a success is shown (SYS-9). */
const doneMs = 3_000

const looks: Readonly<Record<News['kind'], string>> = {
  done: 'bg-have-soft text-have',
  alert: 'bg-have-soft text-have',
  quiet: 'bg-accent-soft text-ink',
  problem: 'bg-missing-soft text-missing',
}

/** The message of the last act or live change. */
export function SettlementNews() {
  const news = useSettlements((state) => state.news)
  useEffect(() => {
    if (news?.kind !== 'done') return
    const timer = setTimeout(() => say(null), doneMs)
    return () => clearTimeout(timer)
  }, [news])
  const isAlert = news?.kind === 'problem' || news?.kind === 'alert'
  return (
    <div role={isAlert ? 'alert' : 'status'} className="empty:hidden">
      {news && (
        <div
          className={`flex flex-wrap items-center justify-end gap-x-3 rounded-part px-3.5 py-1.5 ${looks[news.kind]}`}
        >
          <div className="min-w-[min(100%,14rem)] flex-1 wrap-anywhere">
            <p className="font-semibold">{news.text}</p>
            {news.reason && <p className="text-small">{news.reason}</p>}
          </div>
          <div className="flex items-center gap-3">
            {news.way && <WayButton way={news.way} />}
            <Button look="quiet" className="text-small" onClick={() => say(null)}>
              {text.dismiss}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

function WayButton({ way: { label, go } }: { way: NonNullable<News['way']> }) {
  return (
    <Button
      className="text-small"
      onClick={() => {
        say(null)
        go()
      }}
    >
      {label}
    </Button>
  )
}
