import { except, furnitureSet } from '../furniture.ts'
import { plank, strippedWood, waterBucket } from './carpentry.ts'
import { brickSlab } from './construction.ts'
import { flower, plantFiber } from './foraging.ts'
import { log } from './forestry.ts'
import { cleanedPelt, leather } from './leatherworking.ts'
import { brick, clay, pottersMix } from './masonry.ts'
import { pebbles } from './mining.ts'
import { ingot, nails } from './smithing.ts'
import { cloth, clothStrip, rope } from './tailoring.ts'

// A piece has two ids: the first as an item, the second as the building that it is placed as.
const wicker = furnitureSet('Wicker', 1)
export const wickerSet = [
  ...wicker('Bed', 124624682, 1987048521, [4, plank], [1, cloth]),
  ...wicker('Cargo Bin', 1261025188, 2057418039, [4, plank], [1, rope], [2, nails]),
  ...wicker('Carpet', 1171331819, 182258364, [2, clothStrip], [1, cloth]),
  ...wicker('Chair', 86547845, 1150881059, [2, clothStrip], [4, plank]),
  ...wicker('Desk', 1851240100, 2062702457, [2, clothStrip], [4, plank]),
  ...wicker('Floor Plant', 1749391478, 350733880, [2, pottersMix], [40, plantFiber], [1, flower]),
  ...wicker('Hanging Plant', 630118880, 1037035044, [2, pottersMix], [40, plantFiber], [1, flower]),
  ...wicker('Hide Rug', 1678488664, 594989789, [1, leather], [1, cleanedPelt]),
  ...except(wicker('Item Storage', 1331808314, 2082568839, [4, plank], [1, rope], [2, nails]), 'building', {
    effort: 200,
  }),
  ...wicker('Rug', 930753750, 1448089378, [1, leather]),
  ...wicker('Stool', 1941474428, 1369848538, [2, clothStrip], [4, plank]),
  ...wicker('Table', 539747299, 544811609, [2, clothStrip], [4, plank]),
]

const logcraft = furnitureSet('Logcraft', 2)
export const logcraftSet = [
  ...logcraft('Cargo Bin', 1087232904, 1188637490, [4, plank], [1, rope], [2, nails]),
  ...logcraft('Chair', 1220548544, 1181249105, [3, plank], [2, log], [2, nails], [2, clothStrip]),
  ...logcraft('Couch', 1666317081, 799268409, [4, plank], [3, log], [1, nails], [1, leather]),
  ...logcraft('Hammock', 1459640060, 1033039369, [5, log], [2, clothStrip], [1, cloth]),
  ...logcraft('Item Storage', 730227664, 1561084539, [4, plank], [1, rope], [2, nails]),
  ...logcraft('Ladder', 68791989, 940436973, [2, plank], [2, log], [1, nails], [2, flower]),
  ...logcraft('Rocking Chair', 80954078, 992259466, [4, plank], [2, log], [2, nails]),
  ...logcraft('Shelf', 1759602261, 989668860, [6, log], [2, plank], [2, nails]),
  ...logcraft('Side Table', 1893853321, 1375955883, [4, log], [1, plank], [2, nails]),
  ...logcraft('Sitting Cushion', 969192473, 1403792030, [1, cloth], [1, leather], [1, clothStrip]),
  ...logcraft('Table', 656403554, 615227341, [4, log], [2, plank], [1, cloth], [1, nails]),
  ...logcraft('White Rug', 1143983401, 292349518, [1, cloth], [1, clothStrip]),
]

const outdoorLogcraft = furnitureSet('Outdoor Logcraft', 2)
export const outdoorLogcraftSet = [
  ...outdoorLogcraft('Fence', 409753909, 1456983666, [2, strippedWood], [1, nails]),
  ...outdoorLogcraft(
    'Fountain',
    2133414886,
    1981869338,
    [2, plank],
    [10, log],
    [2, nails],
    [10, waterBucket],
  ),
  ...outdoorLogcraft('High Garden Plot', 1171646430, 1707719042, [4, log], [2, clay], [2, flower]),
  ...outdoorLogcraft('Lamp Post', 1357975077, 158250704, [4, log], [1, ingot], [1, nails]),
  ...outdoorLogcraft('Large Garden Plot', 751500366, 393623859, [8, log], [4, clay], [4, flower]),
  ...outdoorLogcraft('Large Planter', 1179331889, 9903187, [6, log], [2, clay], [2, flower]),
  ...outdoorLogcraft('Low Garden Plot', 512998342, 351328261, [4, log], [2, clay], [2, flower]),
  ...outdoorLogcraft('Wind Shield', 1310557200, 244147920, [8, log], [1, nails]),
]

const woodcraft = furnitureSet('Talented Woodcraft', 3)
export const woodcraftSet = [
  ...woodcraft('Accent Table', 1725069516, 1424317515, [4, plank], [2, strippedWood]),
  ...woodcraft('Bed', 585975375, 1052112899, [4, plank], [2, strippedWood], [1, cloth]),
  ...woodcraft('Cargo Bin', 1861949411, 1920300482, [4, plank], [1, rope], [2, nails]),
  ...woodcraft('Carpet', 1752726743, 344328584, [1, cloth], [2, clothStrip]),
  ...woodcraft('Chair', 496583989, 2065403158, [4, plank], [1, cloth]),
  ...woodcraft('Coffee Table', 1427030012, 1671823359, [4, plank], [2, strippedWood], [1, nails]),
  ...woodcraft('Couch', 1677518526, 90343168, [4, plank], [1, cloth]),
  ...woodcraft('Desk', 1221179611, 572073165, [4, plank], [2, strippedWood], [1, nails]),
  ...woodcraft('Item Storage', 523158569, 389279843, [4, plank], [1, rope], [2, nails]),
  ...woodcraft('Room Divider', 1065308494, 1805493003, [4, plank], [2, nails]),
  ...woodcraft('Rug', 993169684, 108518190, [1, cloth], [2, clothStrip]),
  ...woodcraft('Side Table', 1052307928, 1538521369, [2, plank], [1, strippedWood], [1, nails]),
  ...woodcraft('Small Carpet', 1465781717, 820487351, [1, clothStrip]),
]

const outdoorWoodcraft = furnitureSet("Woodcrafter's Outdoor", 3, 'Outdoor Woodcraft')
export const outdoorWoodcraftSet = [
  ...outdoorWoodcraft('Bench', 1907287635, 415405330, [4, plank], [2, nails]),
  ...outdoorWoodcraft('Birdhouse', 291061456, 2076454680, [4, plank], [2, nails]),
  ...outdoorWoodcraft('Fountain', 806934927, 171512737, [2, brickSlab], [5, brick]),
  ...outdoorWoodcraft('Garden Plot', 914503082, 1760772067, [10, pebbles], [1, clay], [1, flower]),
  ...outdoorWoodcraft('Lantern Post', 1853213411, 1100579049, [5, plank], [1, ingot], [1, rope]),
  ...outdoorWoodcraft('Large Pergola', 1735397745, 332192806, [10, plank], [4, nails]),
  ...outdoorWoodcraft('Pergola Bench', 290615464, 1370124710, [6, plank], [2, nails]),
  ...outdoorWoodcraft('Planter Boxes', 1991827117, 128597170, [5, plank], [2, nails], [3, clay], [1, flower]),
  ...outdoorWoodcraft('Planterbox', 911876186, 523818828, [4, plank], [2, nails], [3, clay], [1, flower]),
  ...outdoorWoodcraft(
    'Planterbox Trellis',
    287595125,
    1171596634,
    [6, plank],
    [2, nails],
    [2, clay],
    [1, flower],
  ),
  ...outdoorWoodcraft('Potted Plant', 326227898, 197937993, [3, pottersMix], [1, clay], [1, flower]),
]
