import { below } from '../members.ts'
import { byTier, since } from '../tier.ts'
import { brickSlab, timber } from './construction.ts'
import { plantFiber, roots } from './foraging.ts'
import { log, trunk } from './forestry.ts'
import { stoneChunk } from './mining.ts'
import * as tier from './profession-research.ts'
import { refinedBrick, refinedCloth, refinedIngot, refinedLeather, refinedPlank } from './refining.ts'
import { rope } from './tailoring.ts'
import { workplace } from './workplace.ts'

/** 1 from T3 on, where most stations take goods of the tier below. Stations begin with T2, and so do their ids. */
const one = since(3)

export const forestryStation = workplace('Forestry Station', tier.forestryTier, {
  ids: [2035, 3035, 4035, 5035, 6035, 1029137461, 1429534535, 1482673802, 1201480366],
  needs: [
    [2, trunk],
    [2, roots],
    [one, below(refinedPlank)],
    [one, below(timber)],
  ],
})
export const carpentryStation = workplace('Carpentry Station', tier.carpentryTier, {
  ids: [2020, 3020, 4020, 5020, 6020, 1353685607, 1910210827, 607032053, 1702748660],
  needs: [
    [20, log],
    [20, plantFiber],
    [one, below(refinedPlank)],
    [one, below(timber)],
  ],
})
export const miningStation = workplace('Mining Station', tier.miningTier, {
  ids: [528776647, 1829009496, 606750145, 881505964, 148674482, 1188331570, 816241011, 925032685, 1895922416],
  needs: [
    [5, rope],
    [4, stoneChunk],
    [one, below(refinedBrick)],
  ],
})
export const smithingStation = workplace('Smithing Station', tier.smithingTier, {
  ids: [2026, 3026, 4026, 5026, 6026, 1359186250, 365498327, 1024065317, 1202007145],
  needs: [
    [5, rope],
    [2, timber],
    [2, brickSlab],
    [one, below(refinedIngot)],
  ],
})
export const masonryStation = workplace('Masonry Station', tier.masonryTier, {
  ids: [2002, 3002, 4002, 5002, 6002, 1396990263, 623923485, 1097950450, 1053666876],
  needs: [
    [5, rope],
    [4, stoneChunk],
    [one, below(refinedBrick)],
  ],
})
export const huntingStation = workplace('Hunting Station', tier.huntingTier, {
  ids: [
    1031109297, 1606570186, 1495887643, 1211198221, 1577527367, 319717208, 30245764, 1970589563, 774703391,
  ],
  needs: [
    [5, rope],
    [2, timber],
    [2, brickSlab],
  ],
})
export const leatherworkingStation = workplace('Leatherworking Station', tier.leatherworkingTier, {
  ids: [2017, 3017, 4017, 5017, 6017, 1963699599, 1822501087, 1131425838, 1842793107],
  needs: [
    [5, rope],
    [2, timber],
    [2, brickSlab],
    [one, below(refinedLeather)],
  ],
})
export const foragingStation = workplace('Foraging Station', tier.foragingTier, {
  ids: [
    633701518, 1162978214, 678289668, 1417315857, 1561502167, 353787245, 1379189557, 1748167104, 1686039573,
  ],
  needs: [
    [2, trunk],
    [2, roots],
    [one, below(refinedPlank)],
    [one, below(timber)],
  ],
  effort: byTier(125).with(4, 525),
})
export const farmingStation = workplace('Farming Station', tier.farmingTier, {
  ids: [2030, 3030, 4030, 5030, 6030, 807567915, 1152747474, 1170942133, 1702860951],
  needs: [
    [3, rope],
    [2, timber],
  ],
})
export const tailoringStation = workplace('Tailoring Station', tier.tailoringTier, {
  ids: [2028, 3028, 4028, 5028, 6028, 1389266676, 262444244, 243341924, 487348714],
  needs: [
    [40, plantFiber],
    [2, timber],
    [one, below(refinedCloth)],
  ],
})
export const fishingStation = workplace('Fishing Station', tier.fishingTier, {
  ids: [2032, 3032, 4032, 5032, 6032, 436378990, 423663333, 1288493332, 361876606],
  needs: [
    [5, rope],
    [4, timber],
    [one, below(refinedPlank)],
  ],
})
export const scholarStation = workplace('Scholar Station', tier.scholarTier, {
  ids: [2038, 3038, 4038, 5038, 6038, 406864045, 1071610432, 1035959515, 927424742],
  needs: [
    [5, rope],
    [4, timber],
    [one, below(refinedPlank)],
  ],
  effort: byTier(125).with(4, 375).with(5, 500),
})
