import { now } from '../configuration/clock.ts'
import { type DeliveryParts, deliver } from './deliver.ts'
import { takeDueWebhook } from './due.ts'

/** How late the channel hears of something. Not less: Discord lets 30 messages a minute into a channel. */
const everyMs = 3_000

/**
 * Posts to Discord what is due, apart from every request: nothing about it slows or fails an act (BEY-13).
 * @returns a function that stops it after the message under way
 */
export function keepPosting(given: Omit<DeliveryParts, 'isOver'>): () => Promise<void> {
  let isOver = false
  const parts = { ...given, isOver: () => isOver }
  let running: Promise<void> = Promise.resolve()
  const postDue = async () => {
    while (!isOver) {
      const due = await takeDueWebhook(parts.database, now())
      if (!due) return
      await deliver(parts, due, now())
    }
  }
  let isBusy = false
  const timer = setInterval(() => {
    if (isBusy) return
    isBusy = true
    running = postDue()
      .catch((error: unknown) => parts.log.warn({ err: error }, 'nothing was posted to Discord'))
      .finally(() => {
        isBusy = false
      })
  }, everyMs)
  timer.unref()
  return () => {
    isOver = true
    clearInterval(timer)
    return running
  }
}
