import type { EveryActInput } from '#domain/settlement/acts/every-act'
import type { Line } from '#domain/settlement/contribution'
import { deliverText as text } from '../../messages/deliver-text.ts'
import { act } from '../act.ts'
import { addStock } from '../inventory-acts.ts'
import { say, sayFailure } from '../settlement-store.ts'

type Delivery = EveryActInput<'createTaskContribution'>

/** Delivers for a task, and says that it was done; the form says what failed (CON-1). */
export async function submitContribution(settlementId: string, delivery: Delivery) {
  const outcome = await act(settlementId, 'createTaskContribution', delivery)
  if (outcome.done) {
    // Without a reply it waits on this device.
    const status = outcome.reply?.status ?? 'kept'
    const words = status === 'kept' ? text.kept : status === 'pending' ? text.success : text.counted
    say({ kind: 'done', text: words })
  }
  return outcome
}

/** Delivers with one press; above the page it says what failed. */
export async function deliverNow(settlementId: string, delivery: Delivery): Promise<boolean> {
  const outcome = await submitContribution(settlementId, delivery)
  if (!outcome.done) say({ kind: 'problem', text: text.failed(outcome.trouble.reason) })
  return outcome.done
}

/** Puts into the stock what could not be delivered for a task; above the page it says what failed. */
export async function putIntoStock(settlementId: string, lines: readonly Line[]): Promise<boolean> {
  const outcome = await addStock(settlementId, { items: lines })
  sayFailure(outcome, text.intoStockFailed)
  if (outcome.done) say({ kind: 'done', text: text.intoStockDone(lines.length) })
  return outcome.done
}
