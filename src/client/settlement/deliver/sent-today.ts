import { compareTexts } from '#domain/catalog/listing-order'
import type { Contribution } from '#domain/settlement/contribution'
import { dayInZone } from '../../messages/due-day.ts'

/**
 * Contributions of this day, and what of them went back, in the user's time zone, the latest first (SYS-8). What the page knows of one stands before what the server
 * answered of it: a delivery is among those that wait before it is sent, and one that was withdrawn here waits no more.
 * @param waiting the user's own that wait, as they are shown
 * @param asked the user's own as the server answered
 * @param now ISO time
 */
export function sentToday(
  waiting: readonly Contribution[],
  asked: readonly Contribution[],
  now: string,
): readonly Contribution[] {
  const decided = asked.filter(({ status }) => status !== 'pending')
  const known = new Map([...decided, ...waiting].map((one) => [one.id, one]))
  return [...known.values()]
    .filter(({ submittedAt }) => dayInZone(submittedAt) === dayInZone(now))
    .sort(
      (a, b) =>
        compareTexts(b.submittedAt, a.submittedAt) || Number(a.splitOf !== null) - Number(b.splitOf !== null),
    )
}
