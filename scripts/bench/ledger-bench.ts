import type { Item, ItemId, Rarity, Recipe } from '#domain/catalog/item'
import { openCatalog } from '#domain/catalog/open-catalog'
import { packCatalog } from '#domain/catalog/pack'
import { createLedgerCatalog, type LedgerCatalog } from '#domain/planning/ledger-catalog'
import { type LedgerRows, walk } from '#domain/planning/walk'
import { afterChanges, type Change } from '#domain/settlement/change'
import type { Rows } from '#domain/settlement/tables'
import { medianMs } from './measure.ts'

export type LedgerBench = {
  readonly projects: number
  readonly tasks: number
  /** After one item was delivered: everything is as the last walk left it. */
  readonly changeMs: number
  /** As a server that has just started does it: no project is laid out. */
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
const families = 50
const layers = 10
const width = 10

/** 5,000 items in 50 families of ten layers; each item is made of three of the next layer of its family. */
function inventedItems(): readonly Item[] {
  return Array.from({ length: families * layers * width }, (_, i): Item => {
    const layer = Math.floor(i / width) % layers
    const next = (step: number) => idOf(i - (i % width) + width + ((i + step) % width))
    const ingredients = [0, 1, 3].map((step) => ({ itemId: next(step), quantity: 2 }))
    return {
      id: idOf(i),
      name: `Item ${i}`,
      tier: 1,
      rarity: 1 as Rarity,
      tag: '',
      kind: 'item',
      recipes: layer === layers - 1 ? [] : [{ ...plainRecipe, ingredients, outputQuantity: 4 }],
      otherRecipes: [],
      sources: [],
    }
  })
}

const plainRecipe: Omit<Recipe, 'ingredients' | 'outputQuantity'> = {
  name: '',
  catalysts: [],
  keptOnFailure: [],

  byproducts: [],
  possibilities: [],
  building: null,
  skill: null,
  level: 0,
  tool: null,
  effort: 0,
  time: 0,
  passive: false,
  stamina: 0,
  xp: 0,
  knowledge: [],
  claimTech: null,
  orBetter: false,
}

function idOf(place: number): ItemId {
  return String(1000 + place) as ItemId
}

/** So many projects, each with the ten first items of a family, and some of everything in stock. */
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
    Array.from({ length: width }, (_, k) => ({
      projectId: id,
      id: String(k),
      itemId: idOf((i % families) * layers * width + k),
      quantity: 1000 + i,
      recipeIndex: 0,
      finished: 0,
      addedAt: now,
    })),
  )
  const stock = Array.from({ length: 1000 }, (_, i) => stockRow(idOf(i * 5), 300 * size))
  const tables = { projects, projectItems: items, stock }
  const changes = Object.entries(tables).flatMap(([name, table]) =>
    table.map((row) => ({ put: name, row }) as unknown as Change),
  )
  const empty = ['settlements', 'members', 'players', 'storages', 'tasks', 'taskNumbers', 'allotments']
  const none = Object.fromEntries([...empty, ...Object.keys(tables)].map((name) => [name, new Map()]))
  const rows = afterChanges(none as unknown as Rows, changes)
  return afterChanges(rows, walk(ledger, rows, { kind: 'everything' }, { now }))
}

function stockRow(itemId: ItemId, quantity: number) {
  return { itemId, quantity, reserved: 0, kept: 0, storageId: null, updatedAt: now }
}

/** One item more of a kind that projects wait for. */
function delivered(rows: LedgerRows, amount: number): LedgerRows {
  const row = rows.stock.get(idOf(95)) ?? stockRow(idOf(95), 0)
  const stock = new Map(rows.stock)
  stock.set(row.itemId, { ...row, quantity: row.quantity + amount })
  return { ...rows, stock }
}
