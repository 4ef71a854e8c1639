import { type Chances, chances, sometimes } from '../chances.ts'
import { by } from '../crafts.ts'
import type { Family, Needed } from '../family.ts'
import { family, made, single } from '../members.ts'
import { growing, type PerTier, tiers } from '../tier.ts'
import { basic, briny, rough } from '../words.ts'
import {
  baitfish,
  giantParanensis,
  lakeFish,
  lakeFishes,
  mapFragment,
  oceanFish,
  oceanFishes,
  smallParanensis,
} from './fish.ts'

// Cutting up a T1 fish takes very little effort.
const cutting = growing(50).with(0, 10)

const lures = family({
  tag: 'Bait',
  names: basic('Bait'),
  ids: [1110003, 2110003, 3110003, 4110003, 5110003, 6110003, 1997986205, 456832545, 1047327336, 94044442],
})
const shells = family({
  tag: 'Crushed Shells',
  rarity: 2,
  names: rough('Crushed * Shells'),
  ids: [1110012, 2110012, 3110012, 4110012, 5110012, 6110012, 2054142227, 2047216518, 2016383250, 691791234],
})

export const bait = made(lures, processed(2, [0.1, shells]))
export const crushedShells = made(shells, processed(sometimes(0.1), [2, lures]))

const lakeFilets = family({
  tag: 'Lake Fish Filet',
  names: lakeFishes.map((fish) => `${fish} Filet`),
  ids: [1110020, 2110020, 3110020, 4110020, 5110020, 6110020, 981574528, 35511028, 1507337921, 2125566579],
})
const oceanFilets = family({
  tag: 'Oceanfish Filet',
  names: briny('Oceanfish Filet'),
  ids: [1110021, 2110021, 3110021, 4110021, 5110021, 6110021, 1509252047, 1056358610, 61508445, 1912257356],
})
const scales = family({
  tag: 'Oceanfish Scale',
  rarity: 4,
  names: oceanFishes.map((fish) => `${fish} Scale`),
  ids: [1110025, 2110025, 3110025, 4110025, 5110025, 6110025, 187635334, 1721428913, 204941440, 682879572],
})
const oils = family({
  tag: 'Fish Oil',
  rarity: 2,
  names: basic('Fish Oil'),
  ids: [1110010, 2110010, 3110010, 4110010, 5110010, 6110010, 793439431, 9679815, 1491156124, 1096168904],
})

const lakeOil = [1, 1, 0.5, 0.25, 0.125, 0.0675, 0.0675, 0.0675, 0.0675, 0.0675]
const oceanOil = [3.05, 3.05, 1.55, 1.05, 0.55, 0.55, 0.55, 0.55, 0.55, 0.75]
const oceanMeat = [3.05, 3.05, 3.05, 3.05, 3.05, 3.05, 3.05, 3.05, 3.05, 2.85]

export const lakeFilet = made(
  lakeFilets,
  cut(
    lakeFish,
    [
      ...[chances({ 1: 0.5, 2: 0.5 }), chances({ 1: 0.5, 2: 0.5 }), chances({ 1: 0.5, 2: 0.5 })],
      ...[chances({ 1: 0.75, 2: 0.25 }), chances({ 1: 0.875, 2: 0.125 })],
      ...Array<Chances>(5).fill(chances({ 1: 0.9325, 2: 0.0675 })),
    ],
    [lakeOil, oils],
  ),
)

export const oceanFilet = made(
  oceanFilets,
  cut(
    oceanFish,
    [...Array<Chances>(9).fill(chances({ 3: 0.95, 4: 0.05 })), chances({ 0: 0.05, 3: 0.95 })],
    [oceanOil, oils],
    [0.05, scales],
  ),
)

export const oceanScale = made(scales, {
  ...cut(oceanFish, sometimes(0.05), [oceanMeat, oceanFilets], [oceanOil, oils]),
  name: briny('Craft * Oceanfish Filet'),
})

const tropical = single({
  tag: 'Oceanfish Filet',
  rarity: 2,
  name: 'Tropical Fish Filet',
  id: 176021769,
  tier: 4,
})
const paranensisScales = single({
  tag: 'Oceanfish Scale',
  rarity: 4,
  name: 'Paranensis Scale',
  id: 367510376,
  tier: 4,
})

export const tropicalFilet = made(
  tropical,
  cutUp(
    smallParanensis,
    140,
    chances({ 7: 0.5, 8: 0.491, 9: 0.009 }),
    [2.5, oils],
    [0.009, paranensisScales],
  ),
)

export const paranensisScale = made(paranensisScales, {
  ...cutUp(
    giantParanensis,
    200,
    chances({ 0: 0.969696, 2: 0.030304 }),
    [15.252526, tropical],
    [8.252526, oils],
    [0.17, mapFragment],
  ),
  name: 'Craft Tropical Fish Filet',
})

/** In the lowest tiers lake fish give the oil, above T3 ocean fish. */
export const fishOil = made(
  oils,
  {
    ...cut(lakeFish, [1, 1, ...Array<Chances>(8).fill(sometimes(0.5))], [1.5, lakeFilets]),
    at: [1, 2, 3],
  },
  {
    ...cut(
      oceanFish,
      [
        ...Array<Chances>(4).fill(chances({ 0: 0.45, 1: 0.05, 2: 0.5 })),
        ...Array<Chances>(5).fill(sometimes(0.55)),
        chances({ 0: 0.45, 1: 0.5, 5: 0.05 }),
      ],
      [oceanMeat, oceanFilets],
      [0.05, scales],
    ),
    at: [4, 5, 6, 7, 8, 9, 10],
  },
)

function processed(gives: number | Chances, ...also: readonly Needed[]) {
  return by('fisher', 'Process {1}', {
    effort: [10, 15, 20, 25, 30, 35, 40, 45, 50, 60],
    needs: [[1, baitfish]],
    gives,
    also,
  })
}

function cut(fish: Family, gives: PerTier<number | Chances>, ...also: readonly Needed[]) {
  return by('fisher', 'Craft {0}', { effort: cutting, needs: [[1, fish]], gives, also })
}

/** The Paranensis is larger than other fish of T4, and takes longer. */
function cutUp(fish: Family, effort: number, gives: Chances, ...also: readonly Needed[]) {
  const efforts = tiers.map(() => effort)
  return by('fisher', 'Craft {0}', { effort: efforts, needs: [[1, fish]], gives, also })
}
