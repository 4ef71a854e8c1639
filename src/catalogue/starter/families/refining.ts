import { by } from '../crafts.ts'
import type { Family } from '../family.ts'
import { below, family, made } from '../members.ts'
import { since } from '../tier.ts'
import { metal, rough } from '../words.ts'
import { plank } from './carpentry.ts'
import { leather } from './leatherworking.ts'
import { brick } from './masonry.ts'
import { ingot } from './smithing.ts'
import { cloth } from './tailoring.ts'
import { firesand, leatherTreatment, metalSolvent, textile, woodPolish } from './treatments.ts'

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
      [since(2, 2), below(itself)],
    ],
  })
}
