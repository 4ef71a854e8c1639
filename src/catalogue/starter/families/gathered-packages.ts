import { gathered, grown, packed } from '../packing.ts'
import { basic, metal, rough } from '../words.ts'
import { embergrain, starbulb, wispweaveFilament } from './farming.ts'
import { berry, mushroom, plantFiber } from './foraging.ts'
import { bark } from './forestry.ts'
import { rawMeat } from './hunting.ts'
import { clay, sand } from './masonry.ts'
import { orePiece, pebbles } from './mining.ts'

export const orePackage = packed(gathered, {
  of: orePiece,
  count: 100,
  at: 'Mining',
  names: metal('Ore Package'),
  ids: [
    582838398, 2042541414, 916376302, 489293055, 1411213733, 1476713450, 403553193, 1439515072, 1780634350,
    344393688,
  ],
})
export const pebblePackage = packed(gathered, {
  of: pebbles,
  count: 1000,
  at: 'Mining',
  names: rough('Pebbles Package'),
  ids: [
    59061322, 1482548758, 1299758747, 1616317602, 1255816159, 2097156577, 1971649691, 770647366, 913375212,
    1258526237,
  ],
})
export const barkPackage = packed(gathered, {
  of: bark,
  count: 500,
  at: 'Forestry',
  skill: 'Foraging',
  names: rough('Bark Package'),
  ids: [
    2090014264, 1424784087, 997551788, 1267558925, 1493285050, 475897011, 1760677436, 1107488080, 2003588089,
    954844275,
  ],
})
export const clayPackage = packed(gathered, {
  of: clay,
  count: 500,
  at: 'Foraging',
  names: basic('Clay Lump Package'),
  ids: [
    431084511, 1302341785, 2090735983, 737862564, 1011022372, 1886028200, 2092147632, 2662516, 730911160,
    257104588,
  ],
})
export const sandPackage = packed(gathered, {
  of: sand,
  count: 500,
  at: 'Foraging',
  names: basic('Sand Package'),
  ids: [
    1408512369, 295303045, 146296225, 1716343064, 479624413, 1811789068, 1112984380, 253846020, 1233099980,
    1604807233,
  ],
})
export const fiberPackage = packed(gathered, {
  of: plantFiber,
  count: 1000,
  at: 'Foraging',
  names: rough('Fiber Package'),
  ids: [
    1089210531, 1051960297, 1590603647, 1004282388, 466977987, 953866418, 331621788, 1238516041, 2115387191,
    283606808,
  ],
})
export const berryPackage = packed(gathered, {
  of: berry,
  count: 500,
  at: 'Foraging',
  names: basic('Berry Package'),
  ids: [
    1633797974, 889582609, 477343649, 22747371, 1288264877, 1327239683, 54840432, 1324430212, 864094397,
    867407172,
  ],
})
export const mushroomPackage = packed(gathered, {
  of: mushroom,
  count: 500,
  at: 'Foraging',
  names: basic('Mushroom Package'),
  ids: [
    2034824082, 1277969193, 788620296, 1362243868, 1850225553, 284646241, 75738200, 693493503, 1131573580,
    1227510824,
  ],
})
export const meatPackage = packed(gathered, {
  of: rawMeat,
  count: 500,
  at: 'Hunting',
  skill: 'Foraging',
  names: basic('Raw Meat Package'),
  ids: [
    546669600, 1940818881, 1152504172, 1494255786, 1733825303, 1824420291, 1009176876, 1987677261, 1630973214,
    1790279908,
  ],
})
export const grainPackage = packed(grown, {
  of: embergrain,
  count: 10000,
  at: 'Farming',
  names: basic('Embergrain Package'),
  ids: [
    1692150421, 1103382146, 1892109330, 593912418, 1369134288, 24700072, 1134051048, 1695046108, 1749092890,
    693137571,
  ],
})
export const bulbPackage = packed(grown, {
  of: starbulb,
  count: 1000,
  at: 'Farming',
  names: basic('Starbulb Package'),
  ids: [
    1280399825, 1500491996, 413722591, 636617166, 1780846695, 371349565, 786765594, 1154310944, 184799906,
    1882210875,
  ],
})
export const filamentPackage = packed(grown, {
  of: wispweaveFilament,
  count: 1000,
  at: 'Farming',
  names: rough('Wispweave Filament Package'),
  ids: [
    1349119383, 350911320, 1953656362, 945711251, 297693311, 481368558, 662818971, 737250066, 1912781121,
    922646538,
  ],
})
