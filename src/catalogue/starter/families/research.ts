import { by } from '../crafts.ts'
import type { Family } from '../family.ts'
import { family } from '../members.ts'
import { beginners } from '../words.ts'
import { refinedBrick, refinedCloth, refinedIngot, refinedLeather, refinedPlank } from './refining.ts'
import { journal } from './scholar.ts'

export const woodResearch = research(
  'Wood',
  refinedPlank,
  [
    1024748948, 237597464, 1395311557, 729950859, 58047716, 1174521410, 1429738862, 337631732, 894979747,
    544991481,
  ],
)
export const stoneResearch = research(
  'Stone',
  refinedBrick,
  [
    1385860989, 1707587036, 191417914, 1961174894, 457991069, 1132295240, 1271975069, 1470290062, 1514105652,
    415346424,
  ],
)
export const metalResearch = research(
  'Metal',
  refinedIngot,
  [
    1835207370, 1127225767, 2036116773, 1474335839, 530281266, 1554363476, 979812342, 893711795, 1088888392,
    362774622,
  ],
)
export const leatherResearch = research(
  'Leather',
  refinedLeather,
  [
    1005831193, 1082931033, 320670052, 1465586217, 640492469, 121304795, 181946451, 1525328108, 1024003063,
    1924457276,
  ],
)
export const clothResearch = research(
  'Cloth',
  refinedCloth,
  [
    319334286, 2081927522, 1943160540, 1009638307, 1827759818, 757972802, 436804621, 141726607, 1881121250,
    434858722,
  ],
)

export const codex = family({
  tag: 'Codex',
  rarity: 4,
  names: novices('Codex'),
  ids: [
    1551266896, 1249122434, 1387450581, 2036617800, 383751483, 2080555135, 335321809, 905786066, 1598535119,
    673045961,
  ],
  recipe: by('scholar', 'Craft {0}', {
    effort: 250,
    needs: [
      [1, stoneResearch],
      [1, woodResearch],
      [1, metalResearch],
      [1, leatherResearch],
      [1, clothResearch],
    ],
  }),
})

function research(what: string, material: Family, ids: readonly number[]): Family {
  const recipe = by('scholar', 'Craft {0}', {
    effort: 100,
    needs: [
      [1, material],
      [1, journal],
    ],
  })
  return family({ tag: `${what} Research`, rarity: 4, names: novices(`${what} Research`), ids, recipe })
}

/** In T2 these are called Novice's; the journals are called Novice. */
function novices(thing: string): readonly string[] {
  return beginners(thing).with(1, `Novice's ${thing}`)
}
