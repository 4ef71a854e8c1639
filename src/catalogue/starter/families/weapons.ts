import { gear } from '../gear.ts'
import { metal } from '../words.ts'
import { plank } from './carpentry.ts'
import { leather } from './leatherworking.ts'
import { ingot } from './smithing.ts'
import { rope } from './tailoring.ts'

export const claymore = weapon(
  'Claymore',
  [
    252729537, 620508449, 480170023, 1800349844, 1873411518, 977876862, 576104158, 1242957888, 450178430,
    18528342,
  ],
)
export const crossbow = weapon(
  'Crossbow',
  [
    1471860856, 1512593047, 1176798477, 1184634453, 2084252589, 492146681, 533184370, 29052855, 1882895315,
    1581833452,
  ],
)
export const daggers = weapon(
  'Daggers',
  [
    747689943, 465856554, 412987444, 1800053684, 2126197692, 1324569760, 1002395423, 2118322388, 57962874,
    1851662708,
  ],
)
export const mace = weapon(
  'Mace',
  [
    1823909616, 1598024081, 1145327846, 30045106, 309222063, 1134539652, 69932165, 1999151730, 1744196359,
    1072017811,
  ],
)
export const spearShield = weapon(
  'Spear & Shield',
  [
    1826240904, 2098377887, 1888091519, 1800572877, 554291192, 699077698, 1641524052, 1176526661, 246070958,
    1902925744,
  ],
)

/** A weapon of each tier, forged by a smith. @param ids the game's item ids, T1 first */
function weapon(name: string, ids: readonly number[]) {
  return gear('smith', {
    tag: 'Weapon',
    names: metal(name),
    ids,
    needs: [
      [5, ingot],
      [1, rope],
      [1, plank],
      [1, leather],
    ],
  })
}
