import { inSettlement } from '../access/in-settlement.ts'
import { entryOf } from '../changes/entries.ts'
import type { LedgerKeeper } from '../changes/ledger-keeper.ts'
import { ledgerProcedureOf } from '../changes/ledger-procedure.ts'
import { peopleNames } from '../changes/person-numbers.ts'
import type { ExportSlots } from '../rpc/export-slots.ts'
import { takingTurns } from '../rpc/exported-rows.ts'
import { refusal } from '../rpc/refusal.ts'
import { historyCsv } from './history-csv.ts'
import { readHistoryNames } from './history-names.ts'
import { entriesPage, findCatalogue, isProjectOf, stockAfter } from './queries.ts'

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
    const page = rows.slice(0, limit).map((row) => ({ ...entryOf(row), reverted: row.reverted === true }))
    const names = await peopleNames(database, settlementId)
    const named = [...new Set(page.map(({ byNo }) => byNo))].map((no) => [no, names.get(no) ?? null])
    const isOfOneItem = itemId !== undefined && personNo === undefined && projectId === undefined
    const newest = page[0]
    const stock =
      isOfOneItem && newest ? await stockAfter(database, { settlementId, itemId }, newest) : undefined
    return {
      entries: stock === undefined ? page : withRunning(page, stock),
      names: Object.fromEntries(named),
      hasMore: rows.length > limit,
    }
  },
)

/** Newest first: what was there before an entry is the stock after the one below it. */
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
    if (projectId !== undefined && !(await isProjectOf(database, settlementId, projectId)))
      throw refusal('no-project')
    const version = (await findCatalogue(database, settlementId)) ?? keeper.versionInUse()
    const { catalog } = await keeper.catalogOf(database, version)
    const names = await readHistoryNames(database, settlementId)
    exports.begin(context)
    const filter = { settlementId, itemId, personNo, projectId }
    return { csv: historyCsv(takingTurns(database), filter, { catalog, names }) }
  })
}

export function inventoryProcedures(keeper: LedgerKeeper, exports: ExportSlots) {
  return {
    getInventoryEntries,
    exportHistory: exportHistoryOf(keeper, exports),
    addItemsToInventory: ledgerProcedureOf(keeper, 'addItemsToInventory'),
    setInventoryQuantity: ledgerProcedureOf(keeper, 'setInventoryQuantity'),
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
