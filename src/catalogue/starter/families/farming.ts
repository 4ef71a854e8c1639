import { type Chances, oneOf, sometimes } from '../chances.ts'
import { by, cooked, waiting } from '../crafts.ts'
import type { Family, FamilySource, Needed } from '../family.ts'
import { foundWhile } from '../gathering.ts'
import { family, made } from '../members.ts'
import { growing, since } from '../tier.ts'
import { basic, rough } from '../words.ts'
import { waterBucket } from './carpentry.ts'
import { fertilizer } from './fertilizer.ts'

export const embergrainSeeds = family({
  tag: 'Grain Seeds',
  names: basic('Embergrain Seeds'),
  ids: [1100005, 2100005, 3100005, 4100005, 5100005, 6100005, 1008417993, 1024977657, 2120609742, 1239830729],
  found: seedsOf('Embergrain', 1.6),
})
export const starbulbSeeds = family({
  tag: 'Vegetable Seeds',
  names: basic('Starbulb Seeds'),
  ids: [1100008, 2100008, 3100008, 4100008, 5100008, 6100008, 2115422084, 757946117, 1537113956, 21938971],
  found: seedsOf('Starbulb', 1.5),
})
export const wispweaveSeeds = family({
  tag: 'Filament Seeds',
  names: basic('Wispweave Seeds'),
  ids: [1100015, 2100015, 3100015, 4100015, 5100015, 6100015, 53729166, 2129960803, 1530487215, 1181587439],
  found: seedsOf('Wispweave', 1.6),
})

export const embergrainPlant = family({
  tag: 'Grain Plant',
  names: basic('Embergrain Plant'),
  ids: [1100006, 2100006, 3100006, 4100006, 5100006, 6100006, 810845550, 1971157573, 600219259, 996092646],
  recipe: grown(embergrainSeeds),
})

export const starbulbPlant = family({
  tag: 'Vegetable Plant',
  names: basic('Starbulb Plant'),
  ids: [1100009, 2100009, 3100009, 4100009, 5100009, 6100009, 294983155, 1490118433, 984024387, 1150025188],
  recipe: grown(starbulbSeeds),
})

export const wispweavePlant = family({
  tag: 'Filament Plant',
  names: basic('Wispweave Plant'),
  ids: [1100016, 2100016, 3100016, 4100016, 5100016, 6100016, 825594769, 91829627, 428286924, 2030438192],
  recipe: grown(wispweaveSeeds),
})

const grain = family({
  tag: 'Grain',
  names: basic('Embergrain'),
  ids: [1100007, 2100007, 3100007, 4100007, 5100007, 6100007, 466935552, 1571291352, 2015361382, 2018635990],
})
const stalks = family({
  tag: 'Straw',
  rarity: 3,
  names: rough('Straw'),
  ids: [
    1941090843, 1948774788, 161113190, 1998006829, 299066553, 1521689845, 859576505, 1831092626, 1089435923,
    2083898824,
  ],
})

export const embergrain = made(
  grain,
  husked(embergrainPlant, oneOf(30, 35, 40, 45, 50), [1.6, embergrainSeeds], [0.2, stalks]),
)
export const straw = made(stalks, {
  ...husked(embergrainPlant, sometimes(0.2), [1.6, embergrainSeeds], [40, grain]),
  name: basic('Husk into * Embergrain'),
})

const bulb = family({
  tag: 'Vegetable',
  names: basic('Starbulb'),
  ids: [1100010, 2100010, 3100010, 4100010, 5100010, 6100010, 817656467, 1981238432, 1599513441, 845990900],
})
const oil = family({
  tag: 'Crop Oil',
  rarity: 3,
  names: basic('Crop Oil'),
  ids: [1120006, 2120006, 3120006, 4120006, 5120006, 6120006, 1764870816, 1696961810, 140455581, 937100546],
})

export const starbulb = made(
  bulb,
  husked(starbulbPlant, oneOf(5, 6, 7, 8, 9, 10), [1.5, starbulbSeeds], [0.166667, oil]),
)
// Up to T5 the game has a recipe for pressing oil, with knowledge that only its developers have; above T5, husking alone gives oil.
export const cropOil = made(
  oil,
  cooked('Press {0}', {
    effort: 20,
    needs: [[15, bulb]],
    knowledge: ['The Art of Cheating'],
    at: [1, 2, 3, 4, 5],
  }),
  {
    ...husked(starbulbPlant, sometimes(1 / 6), [1.5, starbulbSeeds], [7.5, bulb]),
    name: basic('Husk into * Starbulb'),
    at: [6, 7, 8, 9, 10],
  },
)

export const wispweaveFilament = family({
  tag: 'Filament',
  names: rough('Wispweave Filament'),
  ids: [1100017, 2100017, 3100017, 4100017, 5100017, 6100017, 354470331, 1216633735, 790622330, 185945650],
  recipe: husked(wispweavePlant, oneOf(3, 4, 5, 6, 7), [1.6, wispweaveSeeds]),
})

function husked(plant: Family, gives: Chances, ...also: readonly Needed[]) {
  return by('farmer', 'Husk into {0}', { effort: 100, needs: [[1, plant]], gives, also })
}

/**
 * Seeds are found, not crafted: a plant is grown from them, so as recipes the two would go in a circle. Husking gives more than was sown; up to
 * T5 seeds can be grown for themselves.
 */
function seedsOf(crop: string, fromHusking: number): readonly FamilySource[] {
  const farmer = { skill: 'Farming', tool: 'Hoe' }
  const effort = growing(100)
  const sown = basic(`Grow * ${crop} Seeds`).map((name, place) => (place < 5 ? name : ''))
  return [
    foundWhile(sown, farmer, { amount: 3, effort }),
    foundWhile(basic(`Husk into * ${crop} Seeds`), farmer, { amount: fromHusking, effort }),
  ]
}

/** T1 needs no water, all other tiers do. */
function grown(seeds: Family) {
  return waiting('Farming Field', 'Grow {0}', {
    stationTier: 1,
    skill: 'Farming',
    seconds: [300, 1800, 3600, 7200, 7200, 7200, 7200, 7200, 7200, 7200],
    needs: [
      [1, seeds],
      [1, fertilizer],
      [since(2), waterBucket],
    ],
  })
}
