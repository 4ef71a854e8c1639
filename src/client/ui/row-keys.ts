/**
 * Keys for rows of which several may have one name: the name, and the place among the rows of that name. A row keeps its key, and
 * with it the focus, while rows of other names come and go.
 */
export function rowKeys<Row>(rows: readonly Row[], nameOf: (row: Row) => string): readonly string[] {
  const seen = new Map<string, number>()
  return rows.map((row) => {
    const name = nameOf(row)
    const nth = (seen.get(name) ?? 0) + 1
    seen.set(name, nth)
    return `${name} ${nth}`
  })
}
