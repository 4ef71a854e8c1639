import type { ServedCatalogue } from '#contract/catalogues'
import { text, timeText, whole } from '../db/columns.ts'
import type { Row } from '../db/database.ts'

/** A row of `catalogues` in the contract's form. */
export function servedCatalogue(row: Row, versionInUse: string): ServedCatalogue {
  const version = text(row, 'version')
  return {
    version,
    name: text(row, 'name'),
    date: text(row, 'game_date'),
    items: whole(row, 'items'),
    craftable: whole(row, 'craftable'),
    firstServedAt: timeText(row, 'first_served_at'),
    inUse: version === versionInUse,
    canCount: row.is_kept === true,
  }
}
