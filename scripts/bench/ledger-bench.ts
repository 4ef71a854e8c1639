import type { ItemId } from '#domain/catalog/item'
import { openCatalog } from '#domain/catalog/open-catalog'
import { packCatalog } from '#domain/catalog/pack'
import { createLedgerCatalog, type LedgerCatalog } from '#domain/planning/ledger-catalog'
import { type LedgerRows, walk } from '#domain/planning/walk'
import { afterChanges, type Change } from '#domain/settlement/change'
import { type Rows, tableNames } from '#domain/settlement/tables'
import { inventedId, inventedItems, itemsOfProject } from './invented-items.ts'
import { medianMs } from './measure.ts'

export type LedgerBench = {
  readonly projects: number
  readonly tasks: number
  /** Time of the walk after one kind of item was delivered: all else is as the last walk left it. */
  readonly changeMs: number
  /** Time of the walk over everything, as on a server that has just started: no project is laid out. */
  readonly wholeMs: number
}

/** Times the walk of settlements of these sizes, with 100 tasks a project. */
export function benchLedger(sizes: readonly number[]): readonly LedgerBench[] {
  return sizes.map((size) => {
    const catalog = openCatalog(packCatalog(inventedItems(), { name: 'Bench', date: '', version: '' }))
    const ledger = createLedgerCatalog(catalog)
    const rows = settled(ledger, size)
    const batches = { batches: 5, batchMs: 1 }
    let amount = 0
    return {
      projects: size,
      tasks: rows.tasks.size,
      changeMs: medianMs(() => walk(ledger, delivered(rows, ++amount), { kind: 'stock' }, { now }), batches),
      wholeMs: medianMs(
        () =>
          walk(
            { ...ledger, plans: new WeakMap(), lineUps: new WeakMap() },
            rows,
            { kind: 'everything' },
            { now },
          ),
        batches,
      ),
    }
  })
}

const now = '2026-01-01T00:00:00.000Z'

/** `size` projects, each with the ten first items of a family, and every fifth item in stock. */
function settled(ledger: LedgerCatalog, size: number): Rows {
  const projects = Array.from({ length: size }, (_, i) => ({
    id: `0000${String(i).padStart(4, '0')}-0000-4000-8000-000000000000`,
    name: '',
    description: '',
    notes: '',
    priority: 'medium' as const,
    position: i,
    status: 'not_started' as const,
    statusByHand: false,
    ownerNo: 1,
    generation: 1,
    ways: {},
    createdAt: now,
    updatedAt: now,
  }))
  const items = projects.flatMap(({ id }, i) =>
    itemsOfProject(i).map((item, k) => ({
      ...item,
      projectId: id,
      id: String(k),
      recipeIndex: 0,
      finished: 0,
      addedAt: now,
    })),
  )
  const stock = Array.from({ length: 1000 }, (_, i) => stockRow(inventedId(i * 5), 300 * size))
  const tables = { projects, projectItems: items, stock }
  // The casts: TypeScript cannot tell that each row belongs to the table of its name, nor that all tables are there.
  const changes = Object.entries(tables).flatMap(([name, table]) =>
    table.map((row) => ({ put: name, row }) as unknown as Change),
  )
  const none = Object.fromEntries(tableNames.map((name) => [name, new Map()]))
  const rows = afterChanges(none as unknown as Rows, changes)
  return afterChanges(rows, walk(ledger, rows, { kind: 'everything' }, { now }))
}

function stockRow(itemId: ItemId, quantity: number) {
  return { itemId, quantity, reserved: 0, kept: 0, storageId: null, updatedAt: now }
}

/** The rows after `amount` pieces were delivered of item 95, a raw material of the first family, which projects wait for. */
function delivered(rows: LedgerRows, amount: number): LedgerRows {
  const row = rows.stock.get(inventedId(95)) ?? stockRow(inventedId(95), 0)
  const stock = new Map(rows.stock)
  stock.set(row.itemId, { ...row, quantity: row.quantity + amount })
  return { ...rows, stock }
}
