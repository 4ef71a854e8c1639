import type { Rows } from '#domain/settlement/tables'

/** Remembers what was found in some tables until one of these tables changes: it is found once for all parts of a screen. */
export function rememberedBy<Name extends keyof Rows, Found>(
  names: readonly Name[],
  find: (rows: Pick<Rows, Name>) => Found,
): (rows: Pick<Rows, Name>) => Found {
  let last: { readonly rows: Pick<Rows, Name>; readonly found: Found } | null = null
  return (rows) => {
    if (!last || names.some((name) => last?.rows[name] !== rows[name])) last = { rows, found: find(rows) }
    return last.found
  }
}
