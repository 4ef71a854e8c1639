import { afterChanges, type Change, keyIn } from '#domain/settlement/change'
import type { Entry } from '#domain/settlement/ledger-rows'
import type { Rows, TableName } from '#domain/settlement/tables'
import { apart, text } from './rows-in-words.ts'

/** Which rows of an event are other rows, once it has been heard, when its act is done again. */
export function otherwiseThanTold(told: readonly Change[], before: Rows, again: Rows): readonly string[] {
  const heard = afterChanges(before, told)
  // A row may be written and dropped by one act, such as who claimed the task that has ended by it.
  const written = new Map(told.flatMap(rowOf).map((row) => [row.join(' '), row]))
  return [...written.values()].flatMap(([name, key]) => {
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

/** What an act entered, where it enters something else when it is done again. */
export function otherwiseEntered(told: readonly Entry[], again: readonly Entry[]): readonly string[] {
  const inLines = (entries: readonly Entry[]) =>
    entries
      .map(({ line, kind, itemId, amount }) => `${line} ${kind} ${amount} ${itemId}`)
      .toSorted()
      .join(', ')
  return inLines(told) === inLines(again) ? [] : [`entered ${inLines(told)}, done again ${inLines(again)}`]
}
