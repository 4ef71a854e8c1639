import type { ShownNotification } from '#contract/notifications'
import type { Contribution } from '#domain/settlement/contribution'
import type { Entry, EntryKey } from '#domain/settlement/ledger-rows'
import { answerOf, type Somebody } from '../support/settlements.ts'

/** All contributions of a settlement, or of a task in it, whatever became of them, newest first. */
export function allContributions(
  who: Somebody,
  of: { readonly settlementId: string; readonly taskId?: string },
): Promise<readonly Contribution[]> {
  type Page = { readonly contributions: readonly Contribution[]; readonly hasMore: boolean }
  return allOf(async (last: Contribution | undefined) => {
    const asked = { ...of, limit: 200, ...(last && { before: last.id }) }
    const page = await answerOf(who.ask<Page>('getTaskContributionsBySettlement', asked))
    return { rows: page.contributions, hasMore: page.hasMore }
  })
}

/** All entries of a settlement, newest first; with `isKnown`, only those that are newer than the newest known one. */
export function allEntries(
  who: Somebody,
  settlementId: string,
  isKnown?: (entry: EntryKey) => boolean,
): Promise<readonly Entry[]> {
  type Page = { readonly entries: readonly Entry[]; readonly hasMore: boolean }
  return allOf(async (last: Entry | undefined) => {
    const before = last && { act: last.act, line: last.line }
    const asked = { settlementId, limit: 500, ...(before && { before }) }
    const page = await answerOf(who.ask<Page>('getInventoryEntries', asked))
    return { rows: page.entries, hasMore: page.hasMore }
  }, isKnown)
}

/** All notifications of somebody, newest first. */
export function allNotifications(who: Somebody): Promise<readonly ShownNotification[]> {
  type Page = { readonly notifications: readonly ShownNotification[]; readonly hasMore: boolean }
  return allOf(async (last: ShownNotification | undefined) => {
    const asked = { limit: 100, ...(last && { before: last.id }) }
    const page = await answerOf(who.ask<Page>('getNotifications', asked))
    return { rows: page.notifications, hasMore: page.hasMore }
  })
}

/** The rows of all pages, until the first that is known already. @param pageAfter gives the page behind a row, without a row the first */
async function allOf<Row>(
  pageAfter: (last: Row | undefined) => Promise<{ readonly rows: readonly Row[]; readonly hasMore: boolean }>,
  isKnown: (row: Row) => boolean = () => false,
): Promise<readonly Row[]> {
  const all: Row[] = []
  for (;;) {
    const { rows, hasMore } = await pageAfter(all.at(-1))
    for (const row of rows) {
      if (isKnown(row)) return all
      all.push(row)
    }
    if (!hasMore) return all
  }
}
