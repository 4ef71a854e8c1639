import { alsoWith, from, researchInARow } from '../research.ts'
import { tiers } from '../tier.ts'
import { numbered } from '../words.ts'
import { claimTier, township } from './claim-research.ts'
import { outpostResearch } from './outpost-research.ts'

const fromThird = tiers.slice(2)

export const forestryTier = profession(
  'Forestry',
  [1147119773, 194737210, 1061639232, 61398979, 117622524, 2007200868, 455850385, 191761671],
)
export const carpentryTier = profession(
  'Carpentry',
  [479987213, 2080834544, 548052562, 1284511578, 1690952159, 2077792531, 783680290, 1744085452],
)
export const miningTier = profession(
  'Mining',
  [771728405, 882510759, 335616392, 1798795868, 1108393180, 664226236, 1494255786, 1501709234],
)
export const smithingTier = profession(
  'Smithing',
  [731572772, 1654551007, 1703704413, 1876781519, 259551211, 1785993958, 496392478, 1587676416],
)
export const masonryTier = profession(
  'Masonry',
  [872951839, 1173861814, 1614535885, 1941744545, 815955652, 114585002, 680761036, 85068090],
)
export const huntingTier = profession(
  'Hunting',
  [997551788, 1477042807, 1481570421, 72825831, 709585317, 1438268605, 1366372118, 861848649],
)
export const leatherworkingTier = profession(
  'Leatherworking',
  [2044590963, 782857121, 1066484698, 897662728, 1700553143, 1388047099, 1400121492, 174863415],
)
export const foragingTier = profession(
  'Foraging',
  [786995235, 371378688, 372566884, 172211984, 574203839, 1193371042, 1831603547, 1580338100],
)
export const farmingTier = profession(
  'Farming',
  [1926459936, 126942728, 2084932646, 529434719, 207644280, 953606644, 183443207, 1801548642],
)
export const tailoringTier = profession(
  'Tailoring',
  [729944190, 1720559325, 54596490, 341023858, 1288145944, 2028278058, 267834710, 1657586929],
)
export const fishingTier = profession(
  'Fishing',
  [1181086844, 563374688, 1319064719, 752846511, 761484652, 585984297, 1486853759, 105271650],
)
export const scholarTier = profession(
  'Scholar',
  [2034458333, 2040178117, 1937715639, 1917169512, 1756386262, 2039125317, 939572734, 1683461594],
)

/** Lets a claim build the profession's stations of that tier. */
function profession(skill: string, ids: readonly number[]) {
  const row = researchInARow(
    {
      tag: skill,
      names: numbered(`* ${skill}`),
      ids,
      tiers: fromThird,
      needs: [[[0, 0, 10, 13, 19, 22, 28, 31, 37, 40], outpostResearch]],
      supplies: tiers.map((tier) => (tier - 1) * 250),
    },
    [from(3, claimTier)],
  )
  return alsoWith(numbered('Comes with * Township'), township, row)
}
