import { by } from '../crafts.ts'
import type { Needed } from '../family.ts'
import { family } from '../members.ts'
import { rough } from '../words.ts'
import { diamond, emerald, ruby, sapphire } from './gems.ts'
import { ingot } from './smithing.ts'

export const rubyRing = ring(
  'Ruby',
  [
    1773081226, 820349884, 893927592, 998429872, 707318385, 906767570, 1667882669, 1639737991, 1695649146,
    1403488115,
  ],
  [3, ruby],
)
export const emeraldRing = ring(
  'Emerald',
  [
    1976446107, 281754777, 1256522022, 51880722, 129627414, 1323247239, 1940694041, 944499343, 2146195230,
    1432506428,
  ],
  [3, emerald],
)
export const sapphireRing = ring(
  'Sapphire',
  [
    1094062036, 1824296167, 7039060, 1473664712, 653230956, 784134383, 424810043, 1530623781, 767270571,
    1000704189,
  ],
  [3, sapphire],
)
export const diamondRing = ring(
  'Diamond',
  [
    751950442, 308341704, 1522116038, 1843741445, 1338355262, 1525566162, 2056975559, 1448182183, 1209706798,
    974511010,
  ],
  [3, diamond],
)
export const gemRing = ring(
  'Gem Encrusted',
  [
    1299082227, 181730361, 1744965402, 1083340811, 2124266002, 1392884937, 335339049, 104079302, 1333087269,
    745009035,
  ],
  [2, ruby],
  [2, diamond],
  [2, emerald],
  [2, sapphire],
)

function ring(stones: string, ids: readonly number[], ...needs: readonly Needed[]) {
  const recipe = by('mason', 'Extract {0}', { effort: 100, needs: [...needs, [2, ingot]] })
  return family({ tag: 'Jewelry', rarity: 3, names: rough(`${stones} Ring`), ids, recipe })
}
