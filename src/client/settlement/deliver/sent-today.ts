import { compareTexts } from '#domain/catalog/listing-order'
import type { Contribution } from '#domain/settlement/contribution'
import { dayInZone } from '../../messages/due-day.ts'

/**
 * Today's contributions, newest first, with what was sent back, in the user's time zone (SYS-8). Where the page and the server's
 * answer differ, the page is right: it knows deliveries and withdrawals that are not sent yet.
 * @param waiting the user's own that wait for review, as the page shows them
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
  // The part of a delivery that was sent back has the delivery's own time, and comes after it.
  return [...known.values()]
    .filter(({ submittedAt }) => dayInZone(submittedAt) === dayInZone(now))
    .sort(
      (a, b) =>
        compareTexts(b.submittedAt, a.submittedAt) || Number(a.splitOf !== null) - Number(b.splitOf !== null),
    )
}
