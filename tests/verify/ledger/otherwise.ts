import { afterChanges, type Change, keyIn } from '#domain/settlement/change'
import type { Entry } from '#domain/settlement/ledger-rows'
import type { Rows, TableName } from '#domain/settlement/tables'
import { apart, text } from './rows-in-words.ts'

/** The rows that differ between what an event told and what its act gives when it is done again, in sentences. */
export function otherwiseThanTold(told: readonly Change[], before: Rows, again: Rows): readonly string[] {
  const heard = afterChanges(before, told)
  // One act may write a row and drop it again, such as who claimed a task that the act ends.
  const written = new Map(told.flatMap(rowOf).map((row) => [row.join(' '), row]))
  return [...written.values()].flatMap(([name, key]) => {
    // Acts of the ledger do not write these tables.
    if (apart.includes(name)) return []
    const was = wordsOf(heard, name, key)
    const is = wordsOf(again, name, key)
    return was === is ? [] : [`told ${name} ${was}, done again ${is}`]
  })
}

function rowOf(change: Change): readonly (readonly [TableName, string])[] {
  if ('touched' in change) return []
  return 'put' in change ? [[change.put, keyIn(change)]] : [[change.drop, change.key]]
}

function wordsOf(rows: Rows, name: TableName, key: string): string {
  const row = (rows[name] as ReadonlyMap<string, object>).get(key)
  return row ? text(row) : 'none'
}

/** A sentence where an act entered something else than it enters when it is done again. */
export function otherwiseEntered(told: readonly Entry[], again: readonly Entry[]): readonly string[] {
  const inLines = (entries: readonly Entry[]) =>
    entries
      .map(({ line, kind, itemId, amount }) => `${line} ${kind} ${amount} ${itemId}`)
      .toSorted()
      .join(', ')
  return inLines(told) === inLines(again) ? [] : [`entered ${inLines(told)}, done again ${inLines(again)}`]
}
