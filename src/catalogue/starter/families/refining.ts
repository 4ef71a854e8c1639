import { by } from '../crafts.ts'
import type { Family } from '../family.ts'
import { below, family, made } from '../members.ts'
import { basic, metal, rough } from '../words.ts'
import { crushedShells } from './baitfish.ts'
import { plank, waterBucket } from './carpentry.ts'
import { cropOil, straw } from './farming.ts'
import { citricBerry } from './foraging.ts'
import { amberResin, pitch } from './forestry.ts'
import { animalHair } from './hunting.ts'
import { leather } from './leatherworking.ts'
import { brick, gypsite, vial } from './masonry.ts'
import { braxite, pebbles } from './mining.ts'
import { fishOil } from './ocean-fish.ts'
import { ingot } from './smithing.ts'
import { cloth } from './tailoring.ts'

export const woodPolish = family({
  tag: 'Wood Polish',
  rarity: 4,
  names: basic('Wood Polish'),
  ids: [
    144125671, 741193385, 1551049042, 1906998253, 1081838392, 27458919, 734473345, 1439378047, 1855593039,
    229766968,
  ],
  recipe: by('scholar', 'Mix {0}', {
    effort: 100,
    needs: [
      [1, amberResin],
      [1, cropOil],
      [[1, 1, 2, 2, 3, 3, 4, 4, 5, 5], pitch],
      [1, vial],
    ],
  }),
})

export const metalSolvent = family({
  tag: 'Metal Solvent',
  rarity: 4,
  names: basic('Metal Solvent'),
  ids: [
    1858615467, 1537761415, 437306126, 1697946046, 68565112, 443944527, 1511560711, 2141891034, 688063481,
    1873466848,
  ],
  recipe: by('scholar', 'Mix {0}', {
    effort: 100,
    needs: [
      [1, citricBerry],
      [5, pebbles],
      [1, vial],
      [1, waterBucket],
    ],
  }),
})

export const leatherTreatment = family({
  tag: 'Leather Solvent',
  rarity: 4,
  names: basic('Leather Treatment'),
  ids: [
    1688993945, 562238507, 1977029854, 892261830, 830651193, 135908215, 1919175355, 1788194235, 478917,
    944952036,
  ],
  recipe: by('scholar', 'Mix {0}', {
    effort: 100,
    needs: [
      [1, braxite],
      [2, fishOil],
      [1, vial],
      [1, waterBucket],
    ],
  }),
})

export const firesand = family({
  tag: 'Firesand',
  rarity: 4,
  names: basic('Firesand'),
  ids: [
    993974461, 666637937, 2080336798, 2037370805, 886645552, 1930538065, 240086720, 1203870386, 123142281,
    1598499833,
  ],
  recipe: by('scholar', 'Grind {0}', {
    effort: 100,
    needs: [
      [1, gypsite],
      [1, crushedShells],
    ],
  }),
})

export const textile = family({
  tag: 'Textile',
  rarity: 4,
  names: rough('Textile'),
  ids: [
    1239191446, 2026190005, 1959817225, 816158573, 489174781, 1276760450, 117902929, 415809996, 1719235575,
    217453081,
  ],
  recipe: by('tanner', 'Craft {0}', {
    effort: 100,
    needs: [
      [1, animalHair],
      [1, straw],
    ],
  }),
})

const planks = family({
  tag: 'Refined Plank',
  rarity: 4,
  names: rough('Refined * Plank'),
  ids: [
    1868622776, 29375800, 201002363, 1661456951, 189964467, 964708925, 606569406, 333574041, 796930724,
    1579904026,
  ],
})
const ingots = family({
  tag: 'Refined Ingot',
  rarity: 4,
  names: metal('Refined * Ingot'),
  ids: [
    181015293, 647670203, 1957838772, 1325036828, 1679904254, 394653617, 1960721032, 779364071, 1979722091,
    1812886734,
  ],
})
const bricks = family({
  tag: 'Refined Brick',
  rarity: 4,
  names: rough('Refined * Brick'),
  ids: [
    1597970005, 529266245, 2041298540, 1920352328, 1149000140, 1344950671, 24297296, 343860877, 2118005285,
    659145609,
  ],
})
const leathers = family({
  tag: 'Refined Leather',
  rarity: 4,
  names: rough('Refined * Leather'),
  ids: [
    1011965373, 686903785, 1067849609, 1805618148, 1309362162, 1193771232, 699238121, 257168472, 292950700,
    1554067704,
  ],
})
const cloths = family({
  tag: 'Refined Cloth',
  rarity: 4,
  names: rough('Refined * Cloth'),
  ids: [
    542157866, 457632354, 579543248, 1834653146, 806451092, 1930690543, 416602209, 1252484844, 1486496030,
    103390023,
  ],
})

export const refinedPlank = made(planks, refined('carpenter', 'Craft', planks, plank, woodPolish))
export const refinedIngot = made(ingots, refined('smith', 'Refine', ingots, ingot, metalSolvent))
export const refinedBrick = made(bricks, refined('mason', 'Refine', bricks, brick, firesand))
export const refinedLeather = made(leathers, refined('tanner', 'Refine', leathers, leather, leatherTreatment))
export const refinedCloth = made(cloths, refined('tailor', 'Weave', cloths, cloth, textile))

/** Five of the plain material and its treatment; from T2 on also two refined ones of the tier below. */
function refined(
  who: Parameters<typeof by>[0],
  verb: string,
  itself: Family,
  material: Family,
  treatment: Family,
) {
  return by(who, `${verb} {0}`, {
    effort: 100,
    needs: [
      [5, material],
      [1, treatment],
      [[0, 2, 2, 2, 2, 2, 2, 2, 2, 2], below(itself)],
    ],
  })
}
