import { expect, test } from 'vitest'
import { aCatalog, type ItemDraft, itemId } from '#tests/support/catalog-builder'
import { exportOf, exportWords } from '#tests/support/plan-to-export'
import { createPastedListReader } from '../inventory/pasted-list.ts'
import { planAsCsv } from './plan-csv.ts'

const saw = [{ itemId: itemId('Saw'), quantity: 1 }]
const drafts: Readonly<Record<string, ItemDraft>> = {
  Chair: { recipes: [{ from: { Plank: 4 } }] },
  Plank: {
    recipes: [
      { from: { Log: 20 }, catalysts: saw },
      { from: { Trunk: 2 }, catalysts: saw },
    ],
  },
  Saw: {
    recipes: [{ from: { Ingot: 1 } }, { from: { Scrap: 9 } }],
  },
  Pack: { kind: 'cargo', tag: 'Package', recipes: [{ from: { Plank: 5 } }] },
  Ingot: {},
  Log: {},
  Scrap: {},
  Trunk: {},
}

test('BEY-5, BEY-7: 50 planks that are planned by two recipes are 50 planks when the CSV is pasted back', () => {
  const plan = exportOf(drafts, { queue: { Plank: 10, Chair: 5 }, by: { Plank: 1 }, held: { Plank: 50 } })
  const lines = createPastedListReader(aCatalog(drafts))(planAsCsv(plan, exportWords))
  const planks = lines.filter(({ candidates }) => candidates.includes(itemId('Plank')))
  expect(planks.map(({ quantity }) => quantity)).toEqual([50, 0])
})

test('BEY-5: of an item that is planned by two recipes, one row alone says what is kept back, packed or not used up', () => {
  const plan = exportOf(drafts, {
    queue: { Plank: 10, Chair: 5, Saw: 3 },
    by: { Plank: 1, Saw: 1 },
    held: { Plank: 24, Pack: 1 },
    kept: { Plank: 4 },
  })
  const rows = planAsCsv(plan, exportWords)
    .split('\r\n')
    .map((line) => line.split(','))
  const [titles, ...cells] = rows
  const columnOf = (item: string, title: string) =>
    cells.filter(([name]) => name === item).map((row) => row[titles!.indexOf(title)])
  // The row by the first recipe gets the stock first: 5 chairs need 20 planks, as many as 24 − 4 are. None are left for the 10 queued ones.
  expect(columnOf('Plank', 'To get')).toEqual(['0', '10'])
  expect(columnOf('Plank', 'Kept back')).toEqual(['4', ''])
  // They stand in the first row with something to get.
  expect(columnOf('Plank', 'Packages')).toEqual(['', '1'])
  expect(columnOf('Saw', 'Not used up')).toEqual(['1', ''])
})
