import { buildings } from '../building.ts'
import { ofTier } from '../members.ts'
import { from } from '../research.ts'
import { growing, tierStamina, tiers } from '../tier.ts'
import { rough } from '../words.ts'
import { plank } from './carpentry.ts'
import { claimTier, largeWalls, township } from './claim-research.ts'
import { brickSlab, frames, timber } from './construction.ts'
import { log, trunk } from './forestry.ts'
import { brick, pottersMix } from './masonry.ts'
import { pebbles } from './mining.ts'
import { nails } from './smithing.ts'

const requires = [from(2, claimTier)]
/** Walls and gates of T1 too are for claims. */
const inClaims = {
  requires: [...requires, { research: ofTier(2, claimTier), at: [1] }],
  knowledge: [{ name: 'Claim', at: [1] }],
}
/** Large walls and gates begin at T6. */
const late = tiers.slice(5)

/** Wood up to T3, stone at T4 and T5, bricks from T6 on. */
export const fence = buildings({
  tag: 'Wall',
  requires,
  effort: growing(50),
  names: rough('Fence').with(0, 'Small Fence'),
  ids: [
    60006, 1267558925, 566525078, 1103353766, 1621468474, 1567013558, 1662900775, 1973582914, 196787213,
    362371551,
  ],
  needs: [
    [[1, 1, 1, 0, 0, 0, 0, 0, 0, 0], log],
    [[0, 0, 0, 5, 2, 0, 0, 0, 0, 0], pebbles],
    [[0, 0, 0, 0, 1, 0, 0, 0, 0, 0], plank],
    [[0, 0, 0, 0, 0, 1, 1, 1, 1, 2], brick],
    [[0, 0, 0, 0, 0, 0, 1, 1, 0, 1], pottersMix],
    [[0, 0, 0, 0, 0, 0, 0, 0, 1, 0], nails],
  ],
})

export const wall = buildings({
  tag: 'Wall',
  ...inClaims,
  effort: growing(100),
  // Those of T4 and T5 take the stamina of T3.
  stamina: tiers.map((tier) => tierStamina(tier === 4 || tier === 5 ? 3 : tier)),
  names: [
    ...['Wooden Wall', 'Simple Log Wall', 'Sturdy Wooden Wall', 'Fine Stone Wall', 'Exquisite Wall'],
    ...rough('Brick Wall').slice(5),
  ],
  ids: [
    60000, 371378688, 63000, 1399290712, 1803769111, 483105999, 1403477582, 358114401, 460146451, 1974541506,
  ],
  needs: [
    [[1, 1, 1, 0, 0, 0, 0, 0, 0, 0], trunk],
    [[0, 0, 0, 1, 1, 2, 2, 2, 3, 3], brick],
    [[0, 0, 0, 0, 0, 0, 1, 1, 1, 2], pottersMix],
  ],
})

export const gate = buildings({
  tag: 'Gate',
  ...inClaims,
  effort: growing(150),
  names: [
    ...['Wooden Gate', 'Simple Log Gate', 'Sturdy Wooden Gate', 'Fine Stone Gate', 'Exquisite Gate'],
    ...rough('Brick Gate').slice(5),
  ],
  ids: [
    60001, 679715144, 63001, 304007433, 1983930054, 783680290, 1256020343, 1687756761, 35753488, 1354389115,
  ],
  needs: [
    [[4, 4, 4, 0, 0, 0, 0, 0, 0, 0], log],
    [[2, 2, 2, 0, 0, 0, 0, 0, 0, 0], trunk],
    [[0, 0, 0, 2, 2, 4, 5, 5, 5, 5], brickSlab],
    [[0, 0, 0, 0, 0, 10, 15, 15, 15, 15], pottersMix],
  ],
})

/** The game's tables count large walls and gates as ornaments, unlike the others. */
const large = {
  tag: 'Decoration',
  tiers: late,
  effort: growing(1000),
  requires: [from(6, township), from(6, largeWalls)],
}

export const largeWall = buildings({
  ...large,
  names: rough('Large Wall'),
  ids: [1092584497, 529434719, 354296535, 375498582, 1703704413],
  needs: [
    [12, brickSlab],
    [6, timber],
  ],
})
export const largeWallConnector = buildings({
  ...large,
  names: rough('Large Wall Connector'),
  ids: [273234867, 20898301, 1518877569, 1774107141, 1713364649],
  needs: [
    [6, brickSlab],
    [3, timber],
  ],
})
export const largeWallEndTower = buildings({
  ...large,
  names: rough('Large Wall End Tower'),
  ids: [860831973, 1811669941, 923757245, 233342609, 2085984466],
  needs: [
    [18, brickSlab],
    [12, timber],
  ],
})
export const largeGate = buildings({
  ...large,
  names: rough('Large Gate'),
  ids: [636403467, 2012270438, 1881112609, 492401795, 1073998942],
  needs: [
    [15, brickSlab],
    [10, timber],
    [5, frames],
  ],
})
