import type { Needed } from '../family.ts'
import { gear } from '../gear.ts'
import { rough } from '../words.ts'
import { leather } from './leatherworking.ts'
import { ingot } from './smithing.ts'
import { cloth } from './tailoring.ts'

export const wovenShirt = woven(
  'Shirt',
  [
    422440069, 1973897335, 866064270, 1344397607, 684202987, 1977572951, 589244226, 429927042, 135038453,
    1838196360,
  ],
  [5, cloth],
  [2, leather],
)
export const wovenCap = woven(
  'Cap',
  [
    1919532146, 1431325923, 610894040, 1814175072, 1590050482, 961286832, 1445926404, 1244039649, 1368641270,
    1136046458,
  ],
  [4, cloth],
  [1, leather],
)
export const wovenShorts = woven(
  'Shorts',
  [
    826048994, 1263241821, 1931571192, 379237240, 1538050727, 1610447653, 552669230, 1068118468, 1876633027,
    228162554,
  ],
  [4, cloth],
  [1, leather],
)
export const wovenBelt = woven(
  'Belt',
  [
    922569704, 726338348, 83640847, 420318150, 1495228276, 969925135, 901367887, 2108103317, 2052070652,
    1853135328,
  ],
  [2, cloth],
)
export const wovenShoes = woven(
  'Shoes',
  [
    155776140, 674908066, 331949206, 607489491, 963874744, 488632591, 607668942, 104655445, 882694419,
    485050532,
  ],
  [2, cloth],
)
export const wovenGloves = woven(
  'Gloves',
  [
    87535477, 2020078588, 1621000871, 133847669, 1445320140, 1542647680, 1400699435, 1320364860, 1124560435,
    647052976,
  ],
  [1, cloth],
)
export const leatherShirt = stitched(
  'Shirt',
  [
    1861261493, 745343940, 1790099921, 975181088, 327065735, 1466357367, 1796533285, 60984074, 465467902,
    592653745,
  ],
  [5, leather],
  [2, ingot],
)
export const leatherCap = stitched(
  'Cap',
  [
    1437965200, 475668425, 2092519490, 1144193560, 1207373482, 1734073016, 1259363783, 1488876546, 371225209,
    37263147,
  ],
  [4, leather],
  [1, ingot],
)
export const leatherLeggings = stitched(
  'Leggings',
  [
    1846788956, 1475691769, 1764915050, 1242370395, 1245381696, 1757060372, 1422988853, 172806342, 982285702,
    1246471378,
  ],
  [4, leather],
  [1, ingot],
)
export const leatherBelt = stitched(
  'Belt',
  [
    1548924604, 1911943829, 267188619, 1884263400, 1738310260, 123655756, 1639525324, 1392853274, 148416223,
    549185125,
  ],
  [2, leather],
)
export const leatherBoots = stitched(
  'Boots',
  [
    442339538, 1809887864, 687015665, 1576306916, 28351344, 371855187, 1036802637, 793832906, 566693853,
    1640149934,
  ],
  [2, leather],
)
export const leatherGloves = stitched(
  'Gloves',
  [
    471537919, 104188419, 119486624, 1388204483, 248609097, 45049607, 972858290, 1474288184, 1472486001,
    1057564105,
  ],
  [1, leather],
)

function woven(name: string, ids: readonly number[], ...needs: readonly Needed[]) {
  return gear('tailor', { tag: 'Cloth Clothing', names: rough(`Woven ${name}`), ids, needs })
}

function stitched(name: string, ids: readonly number[], ...needs: readonly Needed[]) {
  return gear('tanner', { tag: 'Leather Clothing', names: rough(`Leather ${name}`), ids, needs })
}
