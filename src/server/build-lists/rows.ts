import type { SavedBuildList } from '#contract/build-lists'
import { text, textOrNull, timeText } from '../db/columns.ts'
import type { Row } from '../db/database.ts'

/** A row of `build_lists` in the contract's form. */
export function savedBuildList(row: Row): SavedBuildList {
  return {
    id: text(row, 'id'),
    name: text(row, 'name'),
    entries: row.entries as SavedBuildList['entries'],
    catalogue: textOrNull(row, 'catalogue'),
    createdAt: timeText(row, 'created_at'),
    updatedAt: timeText(row, 'updated_at'),
  }
}
