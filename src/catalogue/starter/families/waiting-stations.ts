import { below } from '../members.ts'
import { since } from '../tier.ts'
import { plank } from './carpentry.ts'
import { brickSlab, timber } from './construction.ts'
import { clay } from './masonry.ts'
import { pebbles } from './mining.ts'
import * as tier from './profession-research.ts'
import { refinedBrick, refinedCloth, refinedIngot, refinedLeather } from './refining.ts'
import { rope, thread } from './tailoring.ts'
import { workplace } from './workplace.ts'

/** From T3 on, they take goods of the tier below. */
const one = since(3)
/** How many crafts wait at a station at once, by tier. No player builds a station of T1: the 0 is never read, and `ids` begin with T2. */
const slots = [0, 100, 150, 200, 250, 300, 350, 400, 450, 500]

export const smelter = workplace('Smelter', tier.smithingTier, {
  slots,
  ids: [2025, 3025, 4025, 5025, 6025, 1294826157, 1264379311, 198904417, 277562663],
  needs: [
    [10, plank],
    [4, brickSlab],
    [one, below(refinedIngot)],
  ],
})
export const kiln = workplace('Kiln', tier.masonryTier, {
  slots,
  ids: [2022, 3022, 4022, 5022, 6022, 1078538562, 842363084, 1695982017, 2087641477],
  needs: [
    [200, clay],
    [40, pebbles],
    [4, timber],
    [one, below(refinedBrick)],
  ],
})
export const tanningTub = workplace('Tanning Tub', tier.leatherworkingTier, {
  slots,
  ids: [2018, 3018, 4018, 5018, 6018, 54610908, 1286135857, 597350078, 1031000518],
  needs: [
    [5, rope],
    [4, timber],
    [one, below(refinedLeather)],
  ],
})
export const loom = workplace('Loom', tier.tailoringTier, {
  slots,
  ids: [2014, 3014, 4014, 5014, 6014, 1894696408, 1328166043, 1761311548, 999603322],
  needs: [
    [5, thread],
    [4, timber],
    [one, below(refinedCloth)],
  ],
})
