import { grouped } from '../grouped.ts'

type OfProject = { readonly projectId: string | null }

const known = new WeakMap<object, ReadonlyMap<string | null, readonly OfProject[]>>()

/** A table's rows of one project, in their order; the table is looked through once, however many projects are asked for. */
export function rowsOfProject<Row extends OfProject>(
  table: ReadonlyMap<string, Row>,
  projectId: string,
): readonly Row[] {
  const groups = (known.get(table) as ReadonlyMap<string | null, readonly Row[]> | undefined) ?? group(table)
  return groups.get(projectId) ?? []
}

function group<Row extends OfProject>(
  table: ReadonlyMap<string, Row>,
): ReadonlyMap<string | null, readonly Row[]> {
  const groups = grouped(table.values(), (row): string | null => row.projectId)
  known.set(table, groups)
  return groups
}
