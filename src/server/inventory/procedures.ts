import { inSettlement } from '../access/in-settlement.ts'
import { catalogOfSettlement } from '../changes/catalogue-of-settlement.ts'
import { entryOf } from '../changes/entries.ts'
import type { LedgerKeeper } from '../changes/ledger-keeper.ts'
import { ledgerProcedureOf } from '../changes/ledger-procedure.ts'
import { peopleNames } from '../changes/person-numbers.ts'
import { text, whole } from '../db/columns.ts'
import type { ExportSlots } from '../rpc/export-slots.ts'
import { takingTurns } from '../rpc/exported-rows.ts'
import { refusal } from '../rpc/refusal.ts'
import { historyCsv } from './history-csv.ts'
import { readHistoryNames } from './history-names.ts'
import {
  endedNames,
  entriesPage,
  isProjectOf,
  listEndedInHistory,
  listFormerPeople,
  stockAfter,
} from './queries.ts'

const getInventoryEntries = inSettlement('inventory.ledger').getInventoryEntries.handler(
  async ({ input, context: { database, permit } }) => {
    const { itemId, personNo, projectId, before, limit } = input
    const { settlementId } = permit
    const filter = { settlementId, itemId, personNo, projectId }
    const rows = await database.all(entriesPage(filter, { before, limit: limit + 1 }))
    if (
      projectId !== undefined &&
      rows.length === 0 &&
      !(await isProjectOf(database, settlementId, projectId))
    )
      throw refusal('no-project')
    const page = rows.slice(0, limit).map((row) => ({
      ...entryOf(row),
      reverted: row.reverted === true,
      ...(row.handed_out === true && { handedOut: true as const }),
    }))
    const names = await peopleNames(database, settlementId)
    const named = [...new Set(page.map(({ byNo }) => byNo))].map((no) => [no, names.get(no) ?? null])
    // The stock after each entry can only be told where no entry of the item is filtered out.
    const isOfOneItem = itemId !== undefined && personNo === undefined && projectId === undefined
    const newest = page[0]
    const stock =
      isOfOneItem && newest ? await stockAfter(database, { settlementId, itemId }, newest) : undefined
    return {
      entries: stock === undefined ? page : withRunning(page, stock),
      names: Object.fromEntries(named),
      endedProjects: await endedNames(database, settlementId, [
        ...new Set(page.flatMap((entry) => entry.projectId ?? [])),
      ]),
      hasMore: rows.length > limit,
    }
  },
)

const getFormerInHistory = inSettlement('inventory.ledger').getFormerInHistory.handler(
  async ({ context: { database, permit } }) => {
    const { settlementId } = permit
    const people = await listFormerPeople(database, settlementId)
    const projects = await listEndedInHistory(database, settlementId)
    const names = await peopleNames(database, settlementId)
    return {
      people: people.map((row) => ({ no: whole(row, 'no'), name: names.get(whole(row, 'no')) ?? null })),
      projects: projects.map((row) => ({ id: text(row, 'id'), name: text(row, 'name') })),
    }
  },
)

/**
 * Adds to each entry the stock after it. Entries come newest first, so the stock before one is the stock after the next.
 * @param stock after the first entry
 */
function withRunning<Entry extends { readonly amount: number }>(entries: readonly Entry[], stock: number) {
  let running = stock
  return entries.map((entry) => {
    const after = running
    running -= entry.amount
    return { ...entry, running: after }
  })
}

function exportHistoryOf(keeper: LedgerKeeper, exports: ExportSlots) {
  return inSettlement('history.export').exportHistory.handler(async ({ input, context }) => {
    const { database, permit } = context
    const { settlementId } = permit
    const { itemId, personNo, projectId } = input
    exports.begin(context)
    if (projectId !== undefined && !(await isProjectOf(database, settlementId, projectId)))
      throw refusal('no-project')
    const { catalog } = await catalogOfSettlement(keeper, database, settlementId)
    const names = await readHistoryNames(database, settlementId)
    const filter = { settlementId, itemId, personNo, projectId }
    return { csv: historyCsv(takingTurns(database), filter, { catalog, names }) }
  })
}

export function inventoryProcedures(keeper: LedgerKeeper, exports: ExportSlots) {
  return {
    getInventoryEntries,
    getFormerInHistory,
    exportHistory: exportHistoryOf(keeper, exports),
    addItemsToInventory: ledgerProcedureOf(keeper, 'addItemsToInventory'),
    setInventoryQuantity: ledgerProcedureOf(keeper, 'setInventoryQuantity'),
    countInventory: ledgerProcedureOf(keeper, 'countInventory'),
    takeFromInventory: ledgerProcedureOf(keeper, 'takeFromInventory'),
    removeFromInventory: ledgerProcedureOf(keeper, 'removeFromInventory'),
    updateInventoryItem: ledgerProcedureOf(keeper, 'updateInventoryItem'),
    reserveInventory: ledgerProcedureOf(keeper, 'reserveInventory'),
    releaseInventory: ledgerProcedureOf(keeper, 'releaseInventory'),
    handOver: ledgerProcedureOf(keeper, 'handOver'),
    recordCraft: ledgerProcedureOf(keeper, 'recordCraft'),
    revertEntry: ledgerProcedureOf(keeper, 'revertEntry'),
  }
}
