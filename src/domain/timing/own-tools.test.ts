import { expect, test } from 'vitest'
import { aCatalog } from '#tests/support/catalog-builder'
import { powerFor, toolKinds } from './own-tools.ts'

const catalog = aCatalog({
  FlintAxe: { tool: { name: 'Axe', level: 1, power: 8 } },
  IronAxe: { tool: { name: 'Axe', level: 2, power: 12 } },
  RareAxe: { rarity: 3, tool: { name: 'Axe', level: 2, power: 18 } },
  Pot: { tool: { name: 'Pot', level: 1, power: 10 } },
  // Of two tools of one kind, level and rarity the weaker counts, so this one changes nothing.
  AxeOfTheDevelopers: { tool: { name: 'Axe', level: 2, power: 10_000 } },
})
const own = (level: number, rarity: 1 | 2 | 3 | 4 | 5 | 6) => new Map([['Axe', { level, rarity }]])
const none = new Map()

test('BEY-20: a player who told no tool is taken to have the Common one of the work’s tier', () => {
  expect(powerFor(catalog, none, { name: 'Axe', level: 1 }, 1)).toBe(8)
  expect(powerFor(catalog, none, { name: 'Axe', level: 1 }, 2)).toBe(12)
})

test('BEY-20: a pot comes in one level, so that one is used for all tiers', () => {
  expect(powerFor(catalog, none, { name: 'Pot', level: 1 }, 7)).toBe(10)
})

test('BEY-20: of a kind that the catalogue lacks, the powers of the game’s Common tools are used', () => {
  const powers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((tier) =>
    powerFor(catalog, none, { name: 'Saw', level: 1 }, tier),
  )
  expect(powers).toEqual([8, 12, 13, 14, 16, 18, 20, 23, 26, 29])
})

test('BEY-20: the player’s own tool counts where its level is high enough, with 3 points more for each rarity above Common', () => {
  expect(powerFor(catalog, own(2, 3), { name: 'Axe', level: 2 }, 2)).toBe(18)
  expect(powerFor(catalog, own(2, 2), { name: 'Axe', level: 1 }, 1)).toBe(15)
  // Too weak for the work: whoever does it will have a better one by then.
  expect(powerFor(catalog, own(1, 1), { name: 'Axe', level: 2 }, 2)).toBe(12)
})

test('BEY-20: bare hands make one point of progress', () => {
  expect(powerFor(catalog, own(2, 3), null, 5)).toBe(1)
})

test('BEY-20: the kinds of tools are those of the catalogue', () => {
  expect(toolKinds(catalog)).toEqual(['Axe', 'Pot'])
})
