import { now } from '../configuration/clock.ts'
import { nowAndEvery } from '../configuration/now-and-every.ts'
import { takeDueWebhook } from './due.ts'
import { type DeliveryParts, postDue } from './post-due.ts'

/** How often what is due is posted. Not more often: Discord lets 30 messages a minute into a channel. */
const everyMs = 3_000

/**
 * Posts to Discord what is due, apart from every request: nothing about it slows or fails an act (BEY-13).
 * @returns a function that stops it after the message under way
 */
export function keepPosting(parts: Omit<DeliveryParts, 'over'>): () => Promise<void> {
  return nowAndEvery(
    everyMs,
    async (over) => {
      while (!over.aborted) {
        const due = await takeDueWebhook(parts.database, now())
        if (!due) return
        await postDue({ ...parts, over }, due, now())
      }
    },
    (error) => parts.log.warn({ err: error }, 'nothing was posted to Discord'),
  )
}
