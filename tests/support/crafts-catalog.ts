import type { ProjectTemplate } from '#domain/settlement/template'
import { aCatalog, itemId } from './catalog-builder.ts'

/** Recipes with everything that a recorded craft can meet: chances, by-products, seeds that come back, what a failure keeps. */
export const craftsCatalog = aCatalog({
  chair: { recipes: [{ from: { plank: 4, nail: 3 } }, { from: { trunk: 1 } }] },
  plank: {
    recipes: [
      { from: { log: 3 }, outputQuantity: 2, byproducts: [{ itemId: itemId('bark'), quantity: 0.5 }] },
    ],
  },
  nail: { recipes: [{ from: { ore: 1 }, chances: { 0: 0.25, 5: 0.75 } }] },
  plant: { recipes: [{ from: { seed: 1 }, byproducts: [{ itemId: itemId('seed'), quantity: 1.6 }] }] },
  finebelt: {
    recipes: [
      { from: { scrap: 5 }, keptOnFailure: [{ itemId: itemId('belt'), quantity: 1 }], chances: { 1: 0.2 } },
    ],
  },
  b1: { recipes: [{ action: 'build', from: { plank: 2, nail: 1 } }] },
  belt: {},
  scrap: {},
  seed: {},
  bark: {},
  trunk: {},
  log: {},
  ore: {},
})

/** A template that projects are started from. Its last item, and one of its recipes, are in no catalogue any more. */
export const chairTemplate: ProjectTemplate = {
  id: 'chairs',
  name: 'Chairs',
  description: 'for the hall',
  createdAt: '2026-01-01T00:00:00.000Z',
  deletedAt: null,
  outline: {
    priority: 'high',
    items: [
      { itemId: itemId('chair'), quantity: 2, recipeIndex: 1 },
      { itemId: itemId('plank'), quantity: 3, recipeIndex: 7 },
      { itemId: itemId('gone'), quantity: 1, recipeIndex: 0 },
    ],
    ways: { nail: 'elsewhere', plank: 7, gone: 'gather' },
  },
}
