import { crafted, gathered, packed } from '../packing.ts'
import { basic, beginners, rough } from '../words.ts'
import { lakeFishes, oceanFishes } from './fish-names.ts'
import { lakeFilet } from './lake-fish.ts'
import { fishOil, oceanFilet } from './ocean-fish.ts'
import { ink, parchment, pigment, stoneCarvings } from './scholar.ts'

export const fishOilPackage = packed(crafted, {
  of: fishOil,
  count: 1000,
  at: 'Fishing',
  skill: 'Scholar',
  names: basic('Fish Oil Package'),
  ids: [
    996814075, 743012375, 1657586929, 1937609436, 752846511, 791289705, 688690303, 1268395721, 1021472610,
    1833099380,
  ],
})
export const inkPackage = packed(crafted, {
  of: ink,
  count: 200,
  at: 'Scholar',
  names: basic('Ink Package'),
  ids: [
    1937715639, 1941340440, 763409430, 1728805861, 2056276870, 1138394341, 684788942, 645764707, 1259324069,
    1699433943,
  ],
})
export const pigmentPackage = packed(crafted, {
  of: pigment,
  count: 200,
  at: 'Scholar',
  names: basic('Pigment Package'),
  ids: [
    1670391808, 271036548, 1490882961, 1280415872, 988951364, 932349094, 320414617, 512436570, 1912186521,
    1811669941,
  ],
})
export const carvingPackage = packed(crafted, {
  of: stoneCarvings,
  count: 100,
  at: 'Scholar',
  names: beginners('Stone Carving Package'),
  ids: [
    1566064503, 2090274245, 1849328525, 318494855, 68464789, 1084839114, 45282003, 1853253398, 682008419,
    1817314019,
  ],
})
export const parchmentPackage = packed(crafted, {
  of: parchment,
  count: 200,
  at: 'Scholar',
  names: rough('Parchment Package'),
  ids: [
    61557407, 1662900775, 1507195120, 1687560064, 1709103727, 479987213, 264146646, 1079775871, 1872541225,
    792428105,
  ],
})

const filets = { count: 500, at: 'Fishing', skill: 'Foraging' }
export const lakeFiletPackage = packed(gathered, {
  ...filets,
  of: lakeFilet,
  names: lakeFishes
    .map((fish) => `${fish} Filet Package`)
    .with(1, 'Muddy Auratus Package')
    .with(4, 'Emberscale Sturgeon Filet Package'),
  ids: [
    834181377, 148565287, 641665981, 328674592, 1232599982, 563374688, 1768836151, 919105903, 971848771,
    1388047099,
  ],
})
// They are named after the fish, the filets after its water.
export const oceanFiletPackage = packed(gathered, {
  ...filets,
  of: oceanFilet,
  names: oceanFishes.map((fish) => `${fish} Filet Package`),
  ids: [
    358114401, 1639225646, 573176507, 1099753933, 498139141, 738919101, 1489899037, 689801419, 1756386262,
    1605906285,
  ],
})
