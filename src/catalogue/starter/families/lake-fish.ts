import { type Chances, chances } from '../chances.ts'
import { filleted } from '../filleted.ts'
import { family, made } from '../members.ts'
import { baited } from '../paid.ts'
import { tierLevel, tiers } from '../tier.ts'
import { bait } from './baitfish.ts'
import { lakeFishes, oils } from './fish-names.ts'

// A spot that is not baited gives nothing.
export const lakeFish = family({
  tag: 'Lake Fish',
  names: lakeFishes,
  ids: [1110017, 2110017, 3110017, 4110017, 5110017, 6110017, 750073180, 126302392, 1831764501, 426552137],
  recipe: baited(
    lakeFishes.map((fish) => `Bait Hidden ${fish} Spot`),
    {
      price: [5, bait],
      holds: 3000,
      amount: [0.03, 0.0252, 0.0219, 0.01935, 0.01755, 0.01605, 0.0147, 0.01365, 0.0129, 0.012],
      // As in the game: two above the tier's own level, but one above it in T1, and in T10 the highest level there is.
      level: tiers.map((tier) => (tier === 10 ? 100 : tierLevel(tier) + (tier === 1 ? 1 : 2))),
      xp: 0.3,
    },
  ),
})

const lakeFilets = family({
  tag: 'Lake Fish Filet',
  names: lakeFishes.map((fish) => `${fish} Filet`),
  ids: [1110020, 2110020, 3110020, 4110020, 5110020, 6110020, 981574528, 35511028, 1507337921, 2125566579],
})

const lakeOil = [1, 1, 0.5, 0.25, 0.125, 0.0675, 0.0675, 0.0675, 0.0675, 0.0675]

export const lakeFilet = made(
  lakeFilets,
  filleted(
    lakeFish,
    [
      ...Array<Chances>(3).fill(chances({ 1: 0.5, 2: 0.5 })),
      chances({ 1: 0.75, 2: 0.25 }),
      chances({ 1: 0.875, 2: 0.125 }),
      ...Array<Chances>(5).fill(chances({ 1: 0.9325, 2: 0.0675 })),
    ],
    [lakeOil, oils],
  ),
)
