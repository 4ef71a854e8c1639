import { expect, test } from 'vitest'
import { starterCatalog } from '#catalogue/starter/starter-catalog'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { openCatalog } from '../catalog/open-catalog.ts'
import { packCatalog } from '../catalog/pack.ts'
import { createPlanner } from '../crafting/planner.ts'
import { packingOf, unpackingsFor } from './unpacking.ts'

const plank = itemId('Plank')
const packed = itemId('c1')
const catalog = aCatalog({
  Chair: { recipes: [{ from: { Plank: 4, Nail: 1 } }] },
  Plank: { recipes: [{ from: { Log: 1 } }] },
  c1: { tag: 'Package', recipes: [{ from: { Plank: 100 } }] },
  // A crate is cargo of nails, but no package.
  c2: { tag: 'Crate', recipes: [{ from: { Nail: 50 } }] },
  Nail: {},
  Log: {},
})

test('BEY-22: planks are packed in packages of a hundred; a crate of nails is no package', () => {
  expect(packingOf(catalog, plank)).toEqual({ packageId: packed, holds: 100 })
  expect(packingOf(catalog, itemId('Nail'))).toBeNull()
  expect(packingOf(catalog, itemId('no such item'))).toBeNull()
})

test('BEY-22: for 240 missing planks 3 of 500 packages of a hundred are opened, or 2 of 2, and none where none is owned', () => {
  const planner = createPlanner(catalog)
  const unpacked = (chairs: number, packages: number) => {
    const inventory = new Map([[packed, packages]])
    const buildList = [{ itemId: itemId('Chair'), quantity: chairs, recipeIndex: 0 }]
    planner.update({ buildList, inventory, choices: new Map() })
    return unpackingsFor(catalog, inventory, planner.materials())
  }
  expect(unpacked(60, 500)).toEqual([{ itemId: plank, packageId: packed, holds: 100, packages: 3 }])
  expect(unpacked(60, 2)).toEqual([{ itemId: plank, packageId: packed, holds: 100, packages: 2 }])
  expect(unpacked(60, 0)).toEqual([])
})

test('BEY-22: packages that the plan itself takes stay closed; what is left beside them is opened', () => {
  const planner = createPlanner(catalog)
  const opened = (packages: number, chairs: number, owned: number) => {
    const inventory = new Map([[packed, owned]])
    const buildList = [
      { itemId: packed, quantity: packages, recipeIndex: 0 },
      { itemId: itemId('Chair'), quantity: chairs, recipeIndex: 0 },
    ].filter(({ quantity }) => quantity > 0)
    planner.update({ buildList, inventory, choices: new Map() })
    return unpackingsFor(catalog, inventory, planner.materials()).map((one) => one.packages)
  }
  // 500 planks are missing for the other five packages.
  expect(opened(10, 0, 5)).toEqual([])
  // 200 planks for the chairs: both packages that stay over.
  expect(opened(10, 50, 12)).toEqual([2])
})

test('BEY-22: in the starter catalogue each item that a package holds is found to be packed in that package', () => {
  const { items } = starterCatalog()
  const starter = openCatalog(packCatalog(items, { name: 'Starter', date: '', version: '' }))
  const packages = items.filter(({ tag, kind }) => tag === 'Package' && kind === 'cargo')
  expect(packages.length).toBeGreaterThan(50)
  const held = packages.map(({ recipes }) => recipes[0]!.ingredients[0]!)
  held.forEach(({ itemId: id, quantity }, i) => {
    expect(packingOf(starter, id)).toEqual({ packageId: packages[i]!.id, holds: quantity })
  })
})
