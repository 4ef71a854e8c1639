import { except, furnitureSet } from '../furniture.ts'
import { plank, strippedWood } from './carpentry.ts'
import { flower } from './foraging.ts'
import { leather } from './leatherworking.ts'
import { brick, clay, pottersMix } from './masonry.ts'
import { ink, parchment } from './scholar.ts'
import { ingot, nails } from './smithing.ts'
import { cloth, clothStrip, rope } from './tailoring.ts'

// Each line gives a piece's name, its id as an item, its id as the building that it is placed as, and what crafting it takes.
const cottage = furnitureSet('Cozy Cottage', 5)
export const cottageSet = [
  ...cottage('Armchair', 395310684, 1855409370, [5, plank], [2, nails], [1, cloth]),
  ...cottage('Bed', 20898301, 183443207, [10, plank], [2, cloth], [5, clothStrip]),
  ...cottage('Cargo Bin', 755820685, 1854284010, [4, plank], [1, rope], [2, nails]),
  ...cottage('Chair', 748616905, 2073432486, [4, plank], [2, clothStrip]),
  ...cottage('Circular Rug', 872951839, 1137346437, [1, cloth]),
  ...cottage('Circular Table', 139292431, 167781550, [5, plank], [2, nails], [1, cloth]),
  ...cottage('Couch', 1120370118, 1658803297, [10, plank], [4, nails], [2, cloth]),
  ...cottage('Decorative Rug', 735341696, 1228190756, [2, cloth], [2, clothStrip]),
  ...cottage('Desk', 1748320158, 216320776, [5, plank], [2, nails]),
  ...cottage('End Table', 173272736, 2123077959, [5, plank], [2, nails]),
  ...cottage('Item Storage', 1867206771, 149572108, [4, plank], [1, rope], [2, nails]),
  ...cottage('Long Rug', 1854284010, 1374628201, [2, cloth]),
  ...cottage('Room Divider', 299886423, 517819121, [5, plank], [6, clothStrip]),
  ...cottage('Shelf', 586955049, 1949877225, [5, plank], [5, parchment], [5, ink]),
  ...cottage('Table Plant', 442969652, 800860961, [5, plank], [2, clothStrip], [2, pottersMix], [10, clay]),
]

const leathercraft = furnitureSet('Skillful Leathercraft', 7)
export const leathercraftSet = [
  ...leathercraft('Bookshelf', 931659593, 874449309, [5, plank], [5, parchment], [5, ink]),
  ...leathercraft('Cargo Bin', 1202563479, 964248589, [4, plank], [1, rope], [2, nails]),
  ...leathercraft('Chair', 122882739, 1439382697, [4, plank], [2, nails], [1, leather]),
  ...leathercraft('Desk', 1312645360, 346376842, [4, plank], [2, nails], [1, leather]),
  ...leathercraft('Item Storage', 1179171808, 2065707302, [4, plank], [1, rope], [2, nails]),
  ...leathercraft('Lounge Chair', 1820547998, 1225582741, [6, plank], [3, nails], [1, leather]),
  ...leathercraft('Potted Bush', 1939524148, 1996647574, [2, brick], [4, clay], [1, flower]),
  ...leathercraft('Rectangular Carpet', 1451615914, 1344123339, [1, cloth], [1, leather]),
  ...leathercraft('Room Divider', 1435515386, 1499751082, [5, plank], [1, leather], [2, nails]),
  ...leathercraft('Shelf', 590999382, 1309951133, [6, plank], [1, leather], [2, nails]),
  ...leathercraft('Side Table', 114782794, 1695851847, [4, plank], [2, nails]),
  ...leathercraft('Table', 2141064421, 688597541, [6, plank], [1, leather], [2, nails]),
  ...leathercraft('White Carpet', 722840866, 718148784, [1, cloth], [1, leather]),
]

const gothic = furnitureSet('Gothic', 9)
export const gothicSet = [
  ...gothic('Cargo Bin', 307061299, 1001825494, [4, plank], [1, rope], [2, nails]),
  ...gothic('Chair', 606557724, 327421456, [4, plank], [2, nails], [1, cloth]),
  ...gothic('Couch', 1695230853, 2097208416, [6, plank], [3, nails], [1, cloth]),
  ...except(gothic('Fence', 709585317, 1322340922, [2, brick], [2, ingot]), 'item', { gives: 5 }),
  ...gothic('Gate', 384211022, 127841241, [2, plank], [1, ingot]),
  ...gothic('Item Storage', 697237367, 558288966, [4, plank], [1, rope], [2, nails]),
  ...gothic('Lamp Post', 239339058, 1576306254, [2, ingot], [2, strippedWood]),
  ...gothic('Side Table', 1593688043, 2055319062, [4, plank], [2, strippedWood], [2, nails]),
  ...gothic('Single Lamp Post', 1455947422, 278496721, [2, ingot], [2, strippedWood]),
  ...gothic('Table', 315153795, 907265824, [5, plank], [1, strippedWood], [3, nails]),
  ...gothic('Tall Chair', 854653976, 479987213, [4, plank], [2, strippedWood], [3, nails]),
]
