import type { Contribution } from '#domain/settlement/contribution'
import type { Entry, EntryKey } from '#domain/settlement/ledger-rows'
import { answerOf, type Somebody } from '../../support/settlements.ts'

type Page<Name extends string, Row> = { readonly [name in Name]: readonly Row[] } & {
  readonly hasMore: boolean
}

/** All contributions of a settlement, or of a task in it, whatever became of them, newest first. */
export async function allContributions(
  who: Somebody,
  of: { readonly settlementId: string; readonly taskId?: string },
): Promise<readonly Contribution[]> {
  const all: Contribution[] = []
  for (;;) {
    const last = all.at(-1)
    const page = await answerOf(
      who.ask<Page<'contributions', Contribution>>('getTaskContributionsBySettlement', {
        ...of,
        limit: 200,
        ...(last && { before: last.id }),
      }),
    )
    all.push(...page.contributions)
    if (!page.hasMore) return all
  }
}

/** Entries of a settlement, newest first, until one that is known already. */
export async function newEntries(
  who: Somebody,
  settlementId: string,
  isKnown: (entry: EntryKey) => boolean,
): Promise<readonly Entry[]> {
  const all: Entry[] = []
  for (;;) {
    const last = all.at(-1)
    const page = await answerOf(
      who.ask<Page<'entries', Entry>>('getInventoryEntries', {
        settlementId,
        limit: 100,
        ...(last && { before: { act: last.act, line: last.line } }),
      }),
    )
    for (const entry of page.entries) {
      if (isKnown(entry)) return all
      all.push(entry)
    }
    if (!page.hasMore) return all
  }
}

export function sumOf(amounts: Iterable<number>): number {
  return [...amounts].reduce((sum, amount) => sum + amount, 0)
}
