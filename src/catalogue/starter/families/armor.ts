import type { Needed } from '../family.ts'
import { gear } from '../gear.ts'
import { metal } from '../words.ts'
import { ingot } from './smithing.ts'
import { cloth } from './tailoring.ts'

export const platedArmor = plated(
  'Armor',
  [
    422440070, 1268204743, 543757315, 1614334993, 1244996379, 656747139, 677549757, 1684382139, 1327243115,
    2069539868,
  ],
  [5, ingot],
  [2, cloth],
)
export const platedHelm = plated(
  'Helm',
  [
    1919532147, 2077008468, 963545550, 396483448, 1986149685, 216588955, 1365299920, 1260797505, 100210345,
    1093808949,
  ],
  [4, ingot],
  [1, cloth],
)
export const platedLegguards = plated(
  'Legguards',
  [
    826048995, 2114109357, 2083532469, 1448375322, 1426381959, 1274258151, 819574640, 443269143, 633370418,
    821599644,
  ],
  [4, ingot],
  [1, cloth],
)
export const platedBelt = plated(
  'Belt',
  [
    922569705, 1682637898, 2093870307, 2033110160, 1875021545, 1306099351, 1007421323, 382229518, 535510448,
    1246240393,
  ],
  [2, ingot],
)
export const platedBoots = plated(
  'Boots',
  [
    155776141, 763048785, 1871358332, 1205236443, 1156567689, 1088161042, 1159284870, 1962548599, 7277222,
    846851069,
  ],
  [2, ingot],
)
export const platedBracers = plated(
  'Bracers',
  [
    87535478, 1532648383, 1191023821, 1193105453, 910764824, 1475824126, 415510118, 1906059888, 745872167,
    1005832912,
  ],
  [1, ingot],
)

function plated(name: string, ids: readonly number[], ...needs: readonly Needed[]) {
  return gear('smith', { tag: 'Metal Armor', names: metal(`Plated ${name}`), ids, needs })
}
