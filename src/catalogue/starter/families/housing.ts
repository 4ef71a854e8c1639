import { building, buildings } from '../building.ts'
import { ofTier } from '../members.ts'
import { from } from '../research.ts'
import { byTier } from '../tier.ts'
import { rough } from '../words.ts'
import { claimTier, largeHouses, townBankResearch, townMarketResearch } from './claim-research.ts'
import { brickSlab, frames, sheeting, tarp, timber } from './construction.ts'
import { nails } from './smithing.ts'
import { cloth } from './tailoring.ts'

const requires = [from(2, claimTier)]
/** Houses of higher tiers teach more for the same effort. This list, and those of amounts below, begin with T1. */
const xp = [1, 1, 1.15, 1.3, 1.45]

export const residentialHut = building('Rough Residential Hut', 901795831, {
  tag: 'Housing',
  tier: 1,
  effort: 1000,
  needs: [
    [10, cloth],
    [3, timber],
  ],
  requires: [{ research: ofTier(2, claimTier), at: [1] }],
})
export const residentialHouse = buildings({
  tag: 'Housing',
  requires,
  effort: byTier(1000),
  xp,
  names: rough('Residential House'),
  tiers: [2, 3, 4, 5],
  ids: [1726398716, 778355971, 1720409289, 154394148],
  needs: [
    [5, timber],
    [5, brickSlab],
    [1, frames],
    [1, tarp],
    [1, sheeting],
  ],
})
export const largeResidentialHouse = buildings({
  tag: 'Housing',
  effort: byTier(2000),
  xp,
  names: rough('Large Residential House'),
  tiers: [3, 5],
  ids: [186842040, 1894824548],
  needs: [
    [20, timber],
    [20, brickSlab],
    [4, frames],
    [4, tarp],
    [4, sheeting],
  ],
  requires: [from(3, largeHouses), ...requires],
})
const storehouseParts = [0, 2, 3]
export const storehouse = buildings({
  tag: 'Housing',
  requires,
  effort: byTier(1000),
  stamina: 0.75,
  names: rough('Storehouse'),
  tiers: [2, 3],
  ids: [52000, 1983050760],
  needs: [
    [[0, 10, 15], timber],
    [[0, 10, 15], brickSlab],
    [storehouseParts, frames],
    [storehouseParts, tarp],
    [storehouseParts, sheeting],
  ],
})

export const townBank = building('Town Bank', 985246037, {
  tag: 'Trading',
  effort: 500,
  needs: [
    [5, ofTier(2, nails)],
    [10, ofTier(2, timber)],
    [10, ofTier(2, brickSlab)],
  ],
  // -1: the bank has no tier, and neither has the market below.
  requires: [{ research: townBankResearch, at: [-1] }],
})
export const townMarket = building('Town Market', 934683282, {
  tag: 'Trading',
  effort: 500,
  needs: [
    [5, ofTier(4, nails)],
    [10, ofTier(4, timber)],
    [10, ofTier(4, brickSlab)],
  ],
  requires: [{ research: townMarketResearch, at: [-1] }],
})
