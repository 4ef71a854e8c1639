import { useEffect, useRef } from 'react'
import { settlementPageText as text } from '../../messages/settlement-page-text.ts'
import { Button } from '../../ui/button.tsx'
import { useSettlements } from '../selectors.ts'
import { type News, unsay } from '../settlement-store.ts'

/** How long a success is shown (SYS-9). */
const doneMs = 3_000

const looks: Readonly<Record<News['kind'], string>> = {
  done: 'bg-have-soft text-have shadow-panel',
  alert: 'bg-have-soft text-have',
  quiet: 'bg-accent-soft text-ink',
  problem: 'bg-missing-soft text-missing',
}

/** The message of the last act or live change, below the last one that offers a way back. */
export function SettlementNews() {
  return (
    <>
      <NewsPlace news={useSettlements((state) => state.offer)} />
      <NewsPlace news={useSettlements((state) => state.news)} />
    </>
  )
}

/** Shows a message, if there is one. Its live regions are always drawn: a screen reader may miss a text that comes with its region. */
function NewsPlace({ news }: { news: News | null }) {
  const isAlert = news?.kind === 'problem' || news?.kind === 'alert'
  const line = news && <NewsLine news={news} />
  return (
    <>
      <div role="alert" className="empty:sr-only">
        {isAlert && line}
      </div>
      {/* A message that goes away by itself covers the heading below: with space of its own it would push down what is
          pressed next, and then pull it back up. So its margin takes back its height of 1px and the gap below it. */}
      <div
        role="status"
        className={
          news?.kind === 'done' ? 'sticky top-0 z-10 -mb-[calc(var(--notice-gap)+1px)] h-px' : 'empty:sr-only'
        }
      >
        {!isAlert && line}
      </div>
    </>
  )
}

function NewsLine({ news }: { news: News }) {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (news.kind !== 'done') return
    const timer = setInterval(() => {
      // It stays while the pointer or the focus is in it.
      if (!line.current?.matches(':hover, :focus-within')) unsay(news)
    }, doneMs)
    return () => clearInterval(timer)
  }, [news])
  return (
    <div
      ref={line}
      className={`flex flex-wrap items-center justify-end gap-x-3 rounded-part px-3.5 py-1.5 ${looks[news.kind]}`}
    >
      <div className="min-w-[min(100%,14rem)] flex-1 wrap-anywhere">
        <p className="font-semibold">{news.text}</p>
        {news.reason && <p className="text-small">{news.reason}</p>}
      </div>
      <div className="flex items-center gap-3">
        {news.way && <WayButton news={news} way={news.way} />}
        <Button look="quiet" className="text-small" onClick={() => unsay(news)}>
          {text.dismiss}
        </Button>
      </div>
    </div>
  )
}

function WayButton({ news, way }: { news: News; way: NonNullable<News['way']> }) {
  return (
    <Button
      className="text-small"
      onClick={() => {
        unsay(news)
        way.go()
      }}
    >
      {way.label}
    </Button>
  )
}
