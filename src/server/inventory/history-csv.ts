import { historyFileWords as words } from '#contract/history-file'
import { type Catalog, itemName } from '#domain/catalog/catalog'
import { csvLine } from '#domain/exporting/plan-csv'
import type { Entry } from '#domain/settlement/ledger-rows'
import { entryOf } from '../changes/entries.ts'
import type { Queryable, Row } from '../db/database.ts'
import { batchesOf } from '../rpc/exported-rows.ts'
import type { HistoryNames } from './history-names.ts'
import { type EntryFilter, entriesPage } from './queries.ts'

/** Without this mark, Excel reads accents as gibberish. */
const byteOrderMark = '\uFEFF'
const rowsAtOnce = 2_000

type Named = { readonly catalog: Catalog; readonly names: HistoryNames }

/** The movements as CSV, newest first, read while they are sent; no cell of it runs as a formula (BEY-23, S12). */
export async function* historyCsv(
  database: Queryable,
  filter: EntryFilter,
  named: Named,
): AsyncGenerator<string, void, void> {
  yield byteOrderMark + csvLine(words.columns)
  const after = (last: Row | null) =>
    entriesPage(filter, { before: last ? entryOf(last) : undefined, limit: rowsAtOnce })
  for await (const rows of batchesOf(database, after))
    yield rows.map((row) => csvLine(cellsOf(entryOf(row), row.reverted === true, named))).join('')
}

function cellsOf(entry: Entry, isReverted: boolean, { catalog, names }: Named) {
  const nameIn = (among: ReadonlyMap<string, string>, id: string | undefined, former: string) =>
    id === undefined ? '' : (among.get(id) ?? former)
  return [
    entry.at,
    itemName(catalog, entry.itemId),
    entry.itemId,
    entry.amount,
    words.kinds[entry.kind],
    names.people.get(entry.byNo) ?? words.formerMember(entry.byNo),
    // Always found: the row of a project stays when the project ends.
    nameIn(names.projects, entry.projectId, ''),
    nameIn(names.players, entry.playerId, words.formerPlayer),
    nameIn(names.storages, entry.storageId, words.formerStorage),
    entry.note ?? '',
    isReverted ? words.yes : '',
  ]
}
