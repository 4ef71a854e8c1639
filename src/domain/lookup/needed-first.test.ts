import { expect, test } from 'vitest'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { findItem } from '../catalog/catalog.ts'
import { claimTiers } from './claim-tiers.ts'
import { neededFirst } from './needed-first.ts'

const kiln = (tier: number) => ({ tier, station: { name: 'Kiln', tier, slots: 2 } })
const research = (tier: number, ...requires: string[]) => ({
  name: `Tier ${tier}`,
  tier,
  tag: 'Claim Tier',
  recipes: [{ action: 'research' as const, from: {}, requires: requires.map(itemId) }],
})
const catalog = aCatalog({
  t200: research(2),
  t300: research(3, 't200'),
  t7: {
    name: 'Tier 3 Masonry',
    tag: 'Masonry',
    recipes: [{ action: 'research', from: {}, requires: [itemId('t300'), itemId('t200')] }],
  },
  b5: { ...kiln(5), name: 'Exquisite Kiln' },
  b3: {
    ...kiln(3),
    name: 'Sturdy Kiln',
    recipes: [{ action: 'build', from: { brick: 3 }, requires: [itemId('t7')] }],
  },
  b1: { ...kiln(1), name: 'Rough Kiln' },
  brick: {
    recipes: [
      { from: { clay: 1 }, building: { name: 'Kiln', tier: 2 }, knowledge: ['Firing'], claimTech: 'Bricks' },
    ],
  },
  clay: {},
})
const recipeOf = (id: string) => findItem(catalog, id)!.recipes[0]!

test('BEY-19: a kiln needs masonry researched, and before that the tiers of the claim, in the order of doing', () => {
  expect(neededFirst(catalog, [recipeOf('b3')])).toEqual({
    research: ['t200', 't300', 't7'],
    stations: [],
    knowledge: [],
  })
  // Tier 2 comes before Tier 3: where Tier 3 is done, Tier 2 counts as done as well.
  const isDone = (id: string) => id === 't300'
  expect(neededFirst(catalog, [recipeOf('b3')], isDone).research).toEqual(['t7'])
})

test('BEY-19: a brick needs a kiln of tier 2: the lowest that will do comes first, and none once one stands', () => {
  const first = neededFirst(catalog, [recipeOf('brick')])
  expect(first).toEqual({
    research: [],
    stations: [{ name: 'Kiln', tier: 2, buildings: ['b3', 'b5'] }],
    knowledge: ['Firing', 'Bricks'],
  })
  expect(neededFirst(catalog, [recipeOf('brick')], (id) => id === 'b5').stations).toEqual([])
})

test('BEY-19: two ways to make a brick and the building of a kiln need what each needs, once, and one kiln of the higher tier', () => {
  const finer = {
    ...recipeOf('brick'),
    building: { name: 'Kiln', tier: 4 },
    requires: recipeOf('b3').requires,
  }
  expect(neededFirst(catalog, [recipeOf('brick'), finer, recipeOf('b3')])).toEqual({
    research: ['t200', 't300', 't7'],
    stations: [{ name: 'Kiln', tier: 4, buildings: ['b5'] }],
    knowledge: ['Firing', 'Bricks'],
  })
})

test('BEY-19: the tiers of a claim are found by their tag, lowest first', () => {
  expect(claimTiers(catalog).map(({ id }) => id)).toEqual(['t200', 't300'])
})
