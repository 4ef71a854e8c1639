import type { Family } from '../family.ts'
import { gear } from '../gear.ts'
import { tiers } from '../tier.ts'
import { metal } from '../words.ts'
import { plank } from './carpentry.ts'
import { leather } from './leatherworking.ts'
import { ingot } from './smithing.ts'
import { rope } from './tailoring.ts'

/** Flint tools stand on the first level, so the metal of T1 is on the second. */
const levels = tiers.map((tier) => tier + 1)
const power = [12, 13, 14, 16, 18, 20, 23, 26, 29, 32]

export const axe = forged(
  'Axe',
  'Forester Tool',
  [
    1201067083, 1605904571, 1486054968, 489724302, 724409328, 354891578, 1337511485, 1967177382, 1845657486,
    1674000473,
  ],
)
export const saw = forged(
  'Saw',
  'Carpenter Tool',
  [
    1355330989, 412214433, 1930789220, 1115966209, 404233507, 413702311, 1176061468, 2138097685, 2090523697,
    252555012,
  ],
)
export const pickaxe = forged(
  'Pickaxe',
  'Miner Tool',
  [
    1704711141, 513104323, 2124079079, 2015514055, 1103304424, 1606324183, 1926302459, 991451810, 96513154,
    133998348,
  ],
)
export const hammer = forged(
  'Hammer',
  'Blacksmith Tool',
  [
    1669114499, 482196569, 398791964, 382339978, 851522677, 500003016, 1047843413, 944972618, 318446982,
    495177528,
  ],
)
export const chisel = forged(
  'Chisel',
  'Mason Tool',
  [
    1831352039, 1413938165, 438003010, 2122350182, 1771114282, 1428413909, 789795936, 247800929, 691592949,
    1732455557,
  ],
)
export const bow = forged(
  'Bow',
  'Hunter Tool',
  [
    2054875237, 1034184552, 1219038577, 735626470, 1597311249, 1491113278, 1144166893, 1255416131, 18726245,
    2094143120,
  ],
)
export const knife = forged(
  'Knife',
  'Leatherworker Tool',
  [
    1503159114, 1316428000, 971385983, 268156651, 48557171, 270820549, 240995661, 1297341889, 1260356897,
    211315133,
  ],
)
export const scissors = forged(
  'Scissors',
  'Tailor Tool',
  [
    1125962328, 343569714, 803429716, 582320225, 783907612, 1828085396, 1700689396, 598915758, 1264098940,
    1378306886,
  ],
)
export const machete = forged(
  'Machete',
  'Forager Tool',
  [
    571682698, 223757569, 1229547048, 1342482833, 1536392855, 1941748536, 728445804, 714197853, 799622109,
    28384916,
  ],
)
export const hoe = forged(
  'Hoe',
  'Farmer Tool',
  [
    273473901, 1644135836, 1043267104, 1891681591, 1443781871, 433291223, 110205879, 688829506, 775766159,
    805993420,
  ],
)
export const rod = forged(
  'Rod',
  'Fisher Tool',
  [
    544541723, 843645212, 1094163061, 1858500155, 2058377523, 1677637105, 856252687, 2041164201, 1706665906,
    1297008737,
  ],
)
export const quill = forged(
  'Quill',
  'Scholar Tool',
  [
    530006562, 414853205, 1221634026, 139776334, 191522893, 2024640963, 1165036582, 268540371, 237861696,
    659271654,
  ],
)

function forged(name: string, tag: string, ids: readonly number[]): Family {
  return gear('smith', {
    tag,
    names: metal(name),
    ids,
    tool: { name, level: levels, power },
    needs: [
      [4, ingot],
      [2, rope],
      [2, plank],
      [2, leather],
    ],
  })
}
