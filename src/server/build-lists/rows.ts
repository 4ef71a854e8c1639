import type { SavedBuildList } from '#contract/build-lists'
import { moment, text } from '../db/columns.ts'
import type { Row } from '../db/database.ts'

/** A row of `build_lists` as the contract shows it. */
export function savedBuildList(row: Row): SavedBuildList {
  return {
    id: text(row, 'id'),
    name: text(row, 'name'),
    entries: row.entries as SavedBuildList['entries'],
    createdAt: moment(row, 'created_at'),
    updatedAt: moment(row, 'updated_at'),
  }
}
