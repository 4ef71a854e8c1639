import type { Rows, Snapshot } from '#domain/settlement/tables'

/** Tables that acts of the ledger do not write. */
export const apart: readonly string[] = ['settlements', 'members', 'players']

/** The rows as a snapshot has them. */
export function tablesOf(rows: Rows): Snapshot['tables'] {
  const entries = Object.entries(rows).map(([name, table]) => [
    name,
    [...(table as Map<string, unknown>).values()],
  ])
  return Object.fromEntries(entries) as Snapshot['tables']
}

/** The rows of the ledger by table, each as text without its times, in one order. */
export function inTables({ tables }: Snapshot): Readonly<Record<string, readonly string[]>> {
  const ledger = Object.entries(tables).filter(([name]) => !apart.includes(name))
  return Object.fromEntries(ledger.map(([name, rows]) => [name, rows.map(text).toSorted()]))
}

/** A row as text, without its times. */
export function text(row: object): string {
  const facts = Object.entries(row).filter(([field]) => !/(^at|At|due)$/.test(field))
  return JSON.stringify(facts.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** The rows that only the server has, or only the replay: three of each table at most, in sentences. */
export function differences(
  seen: Readonly<Record<string, readonly string[]>>,
  replayed: Readonly<Record<string, readonly string[]>>,
): readonly string[] {
  return Object.entries(seen).flatMap(([name, rows]) => {
    const others = new Set(replayed[name])
    const own = new Set(rows)
    return [
      ...rows
        .filter((row) => !others.has(row))
        .slice(0, 3)
        .map((row) => `${name}: only on the server ${row}`),
      ...replayed[name]!.filter((row) => !own.has(row))
        .slice(0, 3)
        .map((row) => `${name}: only when done again ${row}`),
    ]
  })
}
