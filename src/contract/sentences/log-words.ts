import type { ActivityKind, FactsOf } from '#domain/settlement/activity'
import type { PersonNo } from '#domain/settlement/names'
import { formatNumber, plural } from './numbers.ts'

/** What somebody is called now, by their number. */
export type NameOf = (no: PersonNo | undefined) => string

/** A sentence for each of these kinds of log entries, to follow the name of who did it. */
export type SentencesOf<Kinds extends ActivityKind> = {
  readonly [Kind in Kinds]: (facts: FactsOf<Kind>, nameOf: NameOf) => string
}

/** '12 Plank'. */
export function amountOf({ item, amount }: { readonly item: string; readonly amount: number }): string {
  return `${formatNumber(amount)} ${item}`
}

/** ' and 2 other items'; empty where there are none. */
export function andOthers(count: number): string {
  return count > 0 ? ` and ${plural(count, 'other item', 'other items')}` : ''
}
