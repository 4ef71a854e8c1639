import type { UserDocument } from '#domain/user-data/user-document'
import { applyExpected, rowsNamedBy } from './expected-operation.ts'
import { entryKey, isShared, isUnaware, type RowHistory, stockKey } from './row-history.ts'
import type { SyncRequest } from './sync-server.ts'

/**
 * Works out the expected document in another way than the domain and without its code: from the whole history of each row
 * instead of the trail of last changes.
 */
export function createOracle() {
  const rows: RowHistory = { values: new Map(), changes: new Map() }
  // All operations, those on a row that another device has changed too, and those made without knowing of that change.
  const counts = { operations: 0, onSharedRows: 0, unaware: 0 }

  return {
    counts,
    /** @returns whether the document changed */
    apply(request: SyncRequest, version: number): boolean {
      const before = new Map(rows.values)
      const lengths = new Map(Array.from(rows.changes, ([key, list]) => [key, list.length]))
      count(request)
      for (const operation of request.operations) applyExpected(rows, operation, { request, version })
      // A row that has the same value after a batch as before, say one added and removed within it, counts as not changed by the batch.
      for (const [key, list] of rows.changes)
        if (rows.values.get(key) === before.get(key)) list.length = lengths.get(key) ?? 0
      return !isSame(before, rows.values)
    },
    /** The first difference to the expected document, or null. */
    differs: (actual: UserDocument) => firstDifference(rowsOf(actual), rows.values),
  }

  function count(request: SyncRequest): void {
    for (const operation of request.operations) {
      const keys = rowsNamedBy(operation)
      counts.operations += 1
      if (keys.some((key) => isShared(rows, request, key))) counts.onSharedRows += 1
      if (keys.some((key) => isUnaware(rows, request, key))) counts.unaware += 1
    }
  }
}

type Values = ReadonlyMap<string, number | string>

function rowsOf({ inventory, buildList, choices, odds, keptBack }: UserDocument): Values {
  return new Map<string, number | string>([
    ...Array.from(inventory, ([id, quantity]) => [stockKey(id), quantity] as const),
    ...buildList.map((e) => [entryKey(e.itemId, e.recipeIndex), e.quantity] as const),
    ...Array.from(choices, ([id, choice]) => [`choice ${id}`, JSON.stringify(choice)] as const),
    ...Array.from(odds, ([id, value]) => [`odds ${id}`, value] as const),
    ...Array.from(keptBack, ([id, quantity]) => [`kept ${id}`, quantity] as const),
  ])
}

function firstDifference(actual: Values, expected: Values): string | null {
  const wrong = [...new Set([...actual.keys(), ...expected.keys()])].find(
    (key) => actual.get(key) !== expected.get(key),
  )
  return wrong === undefined ? null : `${wrong}: ${actual.get(wrong)} in place of ${expected.get(wrong)}`
}

function isSame(a: Values, b: Values): boolean {
  return a.size === b.size && [...a].every(([key, value]) => b.get(key) === value)
}
