import { crafted, packed } from '../packing.ts'
import { basic, metal, rough } from '../words.ts'
import { plank } from './carpentry.ts'
import { flower } from './foraging.ts'
import { log } from './forestry.ts'
import { rawPelt } from './hunting.ts'
import { leather, tannin } from './leatherworking.ts'
import { brick, vial } from './masonry.ts'
import { ingot } from './smithing.ts'
import { cloth, rope } from './tailoring.ts'

export const logPackage = packed(crafted, {
  of: log,
  count: 100,
  at: 'Forestry',
  names: rough('Wood Log Package'),
  ids: [150000, 250000, 350000, 450000, 550000, 650000, 1757815413, 1499890756, 589088166, 1256199066],
})
export const plankPackage = packed(crafted, {
  of: plank,
  count: 100,
  at: 'Carpentry',
  names: rough('Wood Plank Package'),
  ids: [160001, 260001, 360001, 460001, 560001, 660001, 763674218, 2142991097, 900126092, 858083216],
})
export const brickPackage = packed(crafted, {
  of: brick,
  count: 100,
  at: 'Masonry',
  names: rough('Brick Package'),
  ids: [
    683661636, 429970990, 118221190, 734768563, 1650891842, 2112363612, 240804709, 660210536, 358427678,
    1600887285,
  ],
})
export const vialPackage = packed(crafted, {
  of: vial,
  count: 100,
  at: 'Masonry',
  names: rough('Glass Vial Package'),
  ids: [
    1855409370, 1543501229, 281308868, 75522542, 74447293, 1551712725, 2101454390, 45587980, 1887542232,
    972844451,
  ],
})
/** Packing ingots of T7 takes the stamina of T6. */
export const ingotPackage = packed(crafted.with(6, 1.41), {
  of: ingot,
  count: 100,
  at: 'Smithing',
  names: metal('Ingot Package'),
  ids: [150006, 250006, 350006, 450006, 550006, 650006, 1130442333, 1734989829, 700754089, 1678244395],
})
export const clothPackage = packed(crafted, {
  of: cloth,
  count: 100,
  at: 'Tailoring',
  names: rough('Cloth Package'),
  ids: [150002, 250002, 350002, 450002, 550002, 650002, 423112838, 215164936, 2136010679, 474946295],
})
export const ropePackage = packed(crafted, {
  of: rope,
  count: 100,
  at: 'Tailoring',
  names: rough('Rope Package'),
  ids: [
    508743412, 135039373, 401121357, 1012937956, 1244818324, 878423721, 483105999, 2040178117, 1501709234,
    71098307,
  ],
})
export const leatherPackage = packed(crafted, {
  of: leather,
  count: 100,
  at: 'Leatherworking',
  names: rough('Leather Package'),
  ids: [150005, 250005, 350005, 450005, 550005, 650005, 1545224886, 542839177, 995872483, 275722091],
})
export const peltPackage = packed(crafted, {
  of: rawPelt,
  count: 100,
  at: 'Hunting',
  skill: 'Leatherworking',
  names: rough('Raw Pelt Package'),
  ids: [
    1069689320, 893424902, 1161020452, 1781243757, 484149635, 1958049442, 1202667791, 1592654555, 1279392128,
    1931372143,
  ],
})
export const tanninPackage = packed(crafted, {
  of: tannin,
  count: 500,
  at: 'Leatherworking',
  skill: 'Scholar',
  names: basic('Tannin Package'),
  ids: [
    1128960173, 1137346437, 1326495912, 1553352194, 1391005849, 1469758479, 1194472782, 598780160, 1665184346,
    1323275570,
  ],
})
export const flowerPackage = packed(crafted, {
  of: flower,
  count: 500,
  at: 'Foraging',
  skill: 'Scholar',
  names: basic('Flower Package'),
  ids: [
    1638177178, 606557724, 2138484986, 1396086086, 735341696, 1485812767, 452267022, 610819310, 1953126603,
    696354673,
  ],
})
