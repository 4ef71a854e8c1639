import { expect, test } from 'vitest'
import { actedLedger } from '#tests/support/acted-ledger'
import { aCatalog, type ItemDraft, itemId } from '#tests/support/catalog-builder'
import { chairTemplate } from '#tests/support/crafts-catalog'
import type { Catalog } from '../catalog/catalog.ts'
import type { PutAway } from '../settlement/chosen-recipes.ts'
import { catalogueMovePreview } from './catalogue-move-preview.ts'
import { createLedgerCatalog } from './ledger-catalog.ts'

const chair = { recipes: [{ from: { plank: 4 } }] }
const former = aCatalog({ chair, plank: { recipes: [{ from: { log: 20 } }] }, log: {}, rope: {} })

/** A project of 2 chairs, with 10 logs and 3 ropes in the stock, moved to a catalogue of those items. */
function movedTo(drafts: Readonly<Record<string, ItemDraft>>) {
  const settlement = actedLedger(former)
  const projectId = settlement.idOfNextAct()
  settlement.act('createProject', { name: 'Chairs', items: [{ itemId: itemId('chair'), quantity: 2 }] })
  for (const [item, quantity] of [
    ['log', 10],
    ['rope', 3],
  ] as const)
    settlement.act('addItemsToInventory', { items: [{ itemId: itemId(item), quantity }] })
  return { move: moveOf(settlement, aCatalog(drafts)), projectId }
}

const nothing: PutAway = { ended: [], templates: [] }

/** Moves a settlement, and says what changes with it. */
function moveOf(
  settlement: ReturnType<typeof actedLedger>,
  later: Catalog,
  before = former,
  putAway = nothing,
) {
  const rows = settlement.rows()
  settlement.moveTo(later, 'later')
  return catalogueMovePreview(
    { ledger: createLedgerCatalog(before), rows, putAway },
    { ledger: createLedgerCatalog(later), rows: settlement.rows() },
  )
}

test('CAT-2: a recipe that takes half as many logs halves what the project misses of them; the 10 logs it holds stay', () => {
  // 2 chairs of 4 planks take 160 logs, then 80; 10 are there.
  const { move, projectId } = movedTo({
    chair,
    plank: { recipes: [{ from: { log: 10 } }] },
    log: {},
    rope: {},
  })
  expect(move).toEqual({
    items: [],
    projects: [{ id: projectId, needs: [{ itemId: 'log', name: 'log', before: 150, after: 70 }] }],
    orders: [],
    gone: [],
  })
})

test('CAT-2: a renamed item and one that is gone are reported where the settlement uses them, others are not', () => {
  const { move, projectId } = movedTo({
    chair: { ...chair, name: 'Armchair' },
    plank: {},
    log: {},
    stone: {},
  })
  // Items in the stock come before those of projects.
  expect(move.items).toEqual([
    { itemId: 'rope', before: 'rope', after: null },
    { itemId: 'chair', before: 'chair', after: 'Armchair' },
  ])
  // Planks cannot be crafted any more: 8 of them are missing as before, but no logs.
  expect(move.projects).toEqual([
    { id: projectId, needs: [{ itemId: 'log', name: 'log', before: 150, after: 0 }] },
  ])
})

test('CAT-2: the same catalogue changes nothing', () => {
  const { move } = movedTo({ chair, plank: { recipes: [{ from: { log: 20 } }] }, log: {}, rope: {} })
  expect(move).toEqual({ items: [], projects: [], orders: [], gone: [] })
})

test('CAT-2, BEY-18: a standing order of 5 planks then misses 50 logs in the place of 100', () => {
  const later = aCatalog({ chair, plank: { recipes: [{ from: { log: 10 } }] }, log: {}, rope: {} })
  const settlement = actedLedger(former)
  settlement.act('setStandingOrder', { itemId: itemId('plank'), atLeast: 5 })
  expect(moveOf(settlement, later).orders).toEqual([
    { itemId: 'plank', name: 'plank', needs: [{ itemId: 'log', name: 'log', before: 100, after: 50 }] },
  ])
})

test('CAT-2: a chosen recipe that is gone is named for projects, also archived or deleted ones, and for templates, deleted ones too', () => {
  const carve = { name: 'Carve', from: { log: 2 } }
  const ways = aCatalog({ chair: { recipes: [{ from: { plank: 4 } }, carve] }, plank: {}, log: {} })
  const later = aCatalog({ chair: { recipes: [{ from: { plank: 4 } }] }, plank: {}, log: {} })
  const settlement = actedLedger(ways)
  settlement.act('createProject', {
    name: 'Hall',
    items: [{ itemId: itemId('plank'), quantity: 2 }],
    ways: { chair: 1 },
  })
  settlement.act('createProject', { name: 'Hut', items: [{ itemId: itemId('chair'), quantity: 2 }] })
  const ended = [{ id: 'barn', name: 'Barn', items: [], ways: { chair: 1 } as const }]
  const templates = [
    chairTemplate,
    { ...chairTemplate, name: 'Old chairs', deletedAt: chairTemplate.createdAt },
  ]
  expect(moveOf(settlement, later, ways, { ended, templates }).gone).toEqual([
    { where: 'project', name: 'Hall', items: ['chair'] },
    { where: 'ended', name: 'Barn', items: ['chair'] },
    { where: 'template', name: 'Chairs', items: ['chair'] },
    { where: 'ended', name: 'Old chairs', items: ['chair'] },
  ])
})
