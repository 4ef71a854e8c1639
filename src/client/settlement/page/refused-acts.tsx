import type { ActQueue } from '../../act-queue/queue-record.ts'
import type { RefusedAct } from '../../act-queue/queued-act.ts'
import { dismissRefused, undoneFile } from '../../act-queue/undone-acts.ts'
import { formatRecent } from '../../messages/format.ts'
import { queueText } from '../../messages/queue-text.ts'
import { Button } from '../../ui/button.tsx'
import { downloadText } from '../../ui/download-text.ts'
import { useSettlements } from '../selectors.ts'

const text = queueText.refused

/** Lists refused changes with their reasons, and those that depended on them, until the user dismisses them (R6). */
export function RefusedActs() {
  const queues = useSettlements((state) => state.queues).filter(({ refused }) => refused.length > 0)
  const count = queues.flatMap(({ refused }) => refused).length
  if (count === 0) return null
  return (
    <section aria-label={text.title(count)} className="rounded-part bg-missing-soft px-3.5 py-1.5">
      <div className="flex flex-wrap items-center gap-x-3">
        <p role="alert" className="min-w-0 flex-1 font-semibold text-missing">
          {text.title(count)}
        </p>
        <Button
          className="text-small"
          onClick={() => downloadText(text.fileName, undoneFile(queues), 'application/json')}
        >
          {text.download}
        </Button>
        <Button look="quiet" className="text-small" onClick={() => void dismissRefused(queues)}>
          {text.dismiss}
        </Button>
      </div>
      <p className="text-small text-ink-2">{text.hint}</p>
      <ul aria-label={text.list} className="max-h-[30vh] overflow-y-auto text-small">
        {queues.map((queue) => (
          <RefusedOf key={queue.settlementId} queue={queue} />
        ))}
      </ul>
    </section>
  )
}

function RefusedOf({ queue: { refused, settlementName } }: { queue: ActQueue }) {
  // `because` is always the first act of a chain, so one level of dependants is enough. Where a form showed the refusal of that act, it is
  // not listed here, and those that depended on it stand alone.
  const ids = new Set(refused.map(({ id }) => id))
  const isFirst = ({ because }: RefusedAct) => because === null || !ids.has(because)
  return refused.filter(isFirst).map((act) => (
    <li key={act.id} className="py-1 wrap-anywhere">
      <p className="first-letter:uppercase">
        <b>{act.words}</b> {text.in(settlementName)}{' '}
        <span className="text-ink-2">· {formatRecent(act.at)}</span>
      </p>
      <p className="text-ink-2">{act.why}</p>
      <Dependants acts={refused.filter(({ because }) => because === act.id)} />
    </li>
  ))
}

function Dependants({ acts }: { acts: readonly RefusedAct[] }) {
  if (acts.length === 0) return null
  return (
    <>
      <p className="text-ink-2">{text.dependants}</p>
      <ul className="list-disc ps-5">
        {acts.map(({ id, words }) => (
          <li key={id} className="first-letter:uppercase">
            {words}
          </li>
        ))}
      </ul>
    </>
  )
}
