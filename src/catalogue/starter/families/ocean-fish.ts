import { type Chances, chances, sometimes } from '../chances.ts'
import { filleted } from '../filleted.ts'
import { family, made } from '../members.ts'
import { baited } from '../paid.ts'
import { tierLevel, tiers } from '../tier.ts'
import { briny } from '../words.ts'
import { oceanFishes, oils } from './fish-names.ts'
import { chum } from './fishing-gear.ts'
import { lakeFilet, lakeFish } from './lake-fish.ts'

export const oceanFish = family({
  tag: 'Ocean Fish',
  kind: 'cargo',
  names: oceanFishes,
  ids: [6000, 6001, 6002, 6003, 6004, 6005, 359813833, 495585314, 390639013, 1237816866],
  recipe: baited(
    // In T8 the game names the school otherwise than its fish.
    oceanFishes.map((fish) => `Chum School Of ${fish}`).with(7, 'Chum School Of Mysterious Murky Oxy'),
    {
      price: [1, chum],
      holds: [
        ...[100_000, 119_000, 137_100, 154_470, 171_230],
        ...[187_480, 203_285, 218_700, 233_775, 248_535],
      ],
      amount: [0.002, 0.00168, 0.00146, 0.00129, 0.00117, 0.00107, 0.00098, 0.00091, 0.00086, 0.0008],
      level: tiers.map((tier) => (tier === 1 ? 17 : tierLevel(tier))),
      xp: 0.125,
    },
  ),
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

const oceanOil = [3.05, 3.05, 1.55, 1.05, 0.55, 0.55, 0.55, 0.55, 0.55, 0.75]
const oceanMeat = [3.05, 3.05, 3.05, 3.05, 3.05, 3.05, 3.05, 3.05, 3.05, 2.85]

export const oceanFilet = made(
  oceanFilets,
  filleted(
    oceanFish,
    [...Array<Chances>(9).fill(chances({ 3: 0.95, 4: 0.05 })), chances({ 0: 0.05, 3: 0.95 })],
    [oceanOil, oils],
    [0.05, scales],
  ),
)

export const oceanScale = made(scales, {
  ...filleted(oceanFish, sometimes(0.05), [oceanMeat, oceanFilets], [oceanOil, oils]),
  // The scale comes too seldom to name the craft: the filet names it.
  name: briny('Craft * Oceanfish Filet'),
})

/** In the lowest tiers lake fish give the oil, above T3 ocean fish. */
export const fishOil = made(
  oils,
  {
    ...filleted(lakeFish, [1, 1, ...Array<Chances>(8).fill(sometimes(0.5))], [1.5, lakeFilet]),
    at: [1, 2, 3],
  },
  {
    ...filleted(
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
