/** Groups rows by a key; each group keeps the order of the rows. Fast where rows of one group follow each other. */
export function grouped<Key, Row>(
  rows: Iterable<Row>,
  keyOf: (row: Row) => Key,
): ReadonlyMap<Key, readonly Row[]> {
  const groups = new Map<Key, Row[]>()
  let last: { readonly key: Key; readonly rows: Row[] } | null = null
  for (const row of rows) {
    const key = keyOf(row)
    if (last === null || last.key !== key) {
      last = { key, rows: groups.get(key) ?? [] }
      groups.set(key, last.rows)
    }
    last.rows.push(row)
  }
  return groups
}
