import { expect, test } from 'vitest'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { popularTargets } from './popular-targets.ts'

const wood = { from: { Log: 1 } }

test('CAL-6: a newcomer is offered what most other things are made of, one of each profession', () => {
  const catalog = aCatalog({
    Log: {},
    Plank: { recipes: [{ ...wood, skill: 'Carpentry' }] },
    Timber: { recipes: [{ ...wood, skill: 'Carpentry' }] },
    Rope: { recipes: [{ ...wood, skill: 'Tailoring' }] },
    Chest: { recipes: [{ from: { Plank: 4, Timber: 1 }, skill: 'Carpentry' }] },
    Bow: { recipes: [{ from: { Plank: 1, Rope: 1, Timber: 1 }, skill: 'Hunting' }] },
    Cart: { recipes: [{ from: { Plank: 9 }, skill: 'Carpentry' }] },
  })
  expect(popularTargets(catalog, 3)).toEqual(['Plank', 'Rope', 'Bow'].map(itemId))
  expect(popularTargets(catalog, 4)).toEqual(['Plank', 'Rope', 'Bow', 'Timber'].map(itemId))
})

test('CAL-6: nothing that is gathered, built, or of a higher tier is offered first, and a small catalogue offers fewer', () => {
  const catalog = aCatalog({
    Log: {},
    b1: { recipes: [{ ...wood, action: 'build' }] },
    Codex: { tier: 3, recipes: [wood] },
    Plank: { recipes: [wood] },
  })
  expect(popularTargets(catalog, 3)).toEqual([itemId('Plank')])
})
