import { buildings } from '../building.ts'
import { from } from '../research.ts'
import { byTier, only, since } from '../tier.ts'
import { rough } from '../words.ts'
import { plank } from './carpentry.ts'
import { claimTier } from './claim-research.ts'
import { brickSlab, timber } from './construction.ts'
import { trunk } from './forestry.ts'
import { brick } from './masonry.ts'
import { nails } from './smithing.ts'
import { cloth, clothStrip, rope, thread } from './tailoring.ts'

// `only(1, 5)` is an amount of 5 in tier 1 alone. `ids` has a place for each tier that a family has, `effort` one for each tier from T1 on.
const kind = { tag: 'Storage', requires: [from(2, claimTier)] }
const chestEffort = byTier(125).with(0, 50)

export const chest = buildings({
  ...kind,
  names: rough('Chest'),
  ids: [1006, 2006, 3006, 4006, 5006, 6006, 1662508210, 1814239264, 1856615884, 608272210],
  effort: chestEffort,
  needs: [
    [5, plank],
    [1, rope],
  ],
})
export const largeChest = buildings({
  ...kind,
  names: rough('Large Chest'),
  ids: [1007, 2007, 3007, 4007, 5007, 6007, 2007572067, 2093045871, 1369143877, 1917142142],
  effort: chestEffort,
  needs: [
    [8, plank],
    [2, rope],
    [2, nails],
  ],
})
export const stoneChest = buildings({
  ...kind,
  names: rough('Stone Chest'),
  ids: [1036, 2036, 3036, 4036, 5036, 6036, 857210846, 533335427, 1373745156, 2129991286],
  // Up to T6 they are quicker to build than wooden ones.
  effort: [50, 50, 50, 50, 250, 300, ...chestEffort.slice(6)],
  needs: [
    [5, brick],
    [1, rope],
  ],
})
export const largeStoneChest = buildings({
  ...kind,
  names: rough('Large Stone Chest'),
  tiers: [3],
  ids: [3310],
  effort: chestEffort,
  needs: [
    [10, brick],
    [2, rope],
  ],
})
export const stockpile = buildings({
  ...kind,
  names: rough('Stockpile'),
  ids: [1203, 2203, 3203, 4203, 5203, 6203, 1212713399, 1131063556, 1845470819, 817103824],
  effort: byTier(500),
  needs: [
    [only(1, 5), plank],
    [only(1, 2), thread],
    [since(2), timber],
    [since(2), brickSlab],
  ],
})

export const barterStall = bartering({
  tag: 'Trading',
  name: 'Barter Stall',
  ids: [1210, 3210, 5210],
  trunks: 2,
})
export const barterCounter = bartering({
  tag: 'Storage',
  name: 'Barter Counter',
  ids: [1211, 3211, 5211],
  trunks: 1,
})

type Bartering = { tag: string; name: string; ids: readonly number[]; trunks: number }

/** There are three: the first is made of rough things. */
function bartering({ tag, name, ids, trunks }: Bartering) {
  return buildings({
    tag,
    names: rough(name),
    tiers: [1, 3, 5],
    ids,
    effort: [150, 0, 1000, 0, 2500],
    needs: [
      [6, plank],
      [2, rope],
      [only(1, 2), clothStrip],
      [only(1, trunks), trunk],
      [since(2, 2), cloth],
      [since(2), timber],
    ],
    knowledge: [{ name: 'Claim', at: [1] }],
    requires: [from(2, claimTier)],
  })
}
