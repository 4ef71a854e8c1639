import { waitingCount } from '../../act-queue/queue-record.ts'
import { queueText as text } from '../../messages/queue-text.ts'
import { useSettlements } from '../selectors.ts'

/** Says how many changes wait for the connection (BEY-11). */
export function WaitingActs() {
  const count = useSettlements(({ queues }) => waitingCount(queues))
  return (
    <p role="status" className="rounded-part bg-warn-soft px-3.5 py-1.5 text-small text-warn empty:sr-only">
      {count > 0 && text.waiting(count)}
    </p>
  )
}
