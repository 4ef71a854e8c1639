import { expect, test } from 'vitest'
import { createPlanner } from '#domain/crafting/planner'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { stockNotes } from './stock-notes.ts'

const pieces = (name: string, quantity: number) => ({ itemId: itemId(name), quantity })

const catalog = aCatalog({
  Crown: { recipes: [{ from: { Ingot: 4 }, catalysts: [pieces('Mould', 2), pieces('Tongs', 1)] }] },
  Gilded: {
    recipes: [
      { from: { Scrap: 50 }, keptOnFailure: [pieces('Belt', 1), pieces('Tongs', 1)], chances: { 1: 0.1 } },
    ],
  },
  Ingot: {},
  Mould: {},
  Scrap: {},
  Belt: {},
  Tongs: {},
})

test('BEY-22: the inventory says that two moulds are not used up, a belt only by a success, and of tongs both, since one craft gives them back and another spends them; and what is kept back', () => {
  const planner = createPlanner(catalog)
  const buildList = ['Crown', 'Gilded'].map((id) => ({ itemId: itemId(id), quantity: 3, recipeIndex: 0 }))
  planner.update({ buildList, inventory: new Map(), choices: new Map() })
  const keptBack = new Map([
    [itemId('Mould'), 1],
    [itemId('Scrap'), 50],
  ])
  expect([...stockNotes(catalog, planner.materials(), { buildList, keptBack })]).toEqual([
    ['Belt', 'used up only by a success'],
    ['Tongs', '1 needed at hand, not used up; the rest is used up only by a success'],
    ['Mould', '1 kept back · 2 needed at hand, not used up'],
    ['Scrap', '50 kept back'],
  ])
})
