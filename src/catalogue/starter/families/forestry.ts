import { by, waiting } from '../crafts.ts'
import { found, onlyAt, trunkAmounts } from '../gathering.ts'
import { family, single } from '../members.ts'
import { basic, rough } from '../words.ts'

const trees = [
  ...['Mature Oak Tree', 'Mature Birch Tree', 'Mature Spruce Tree', 'Mature Pine Tree'],
  ...['Mature Cypress Tree', 'Mature Maple Tree', 'Young Baobab Tree', 'Ficus Tree'],
  ...['Sapwood Tree', 'Wisteria Tree'],
]

export const trunk = family({
  tag: 'Trunk',
  kind: 'cargo',
  // The game says "Wood Trunk" in the first three tiers alone.
  names: [...rough('Wood Trunk').slice(0, 3), ...rough('Trunk').slice(3)],
  ids: [1000, 1001, 1002, 1003, 1004, 1005, 1872489539, 826930059, 827937528, 1885212129],
  found: [
    found('chop', { nodes: onlyAt(4, 'Banana Tree'), amount: 0.00875, harder: 5 }),
    found('chop', { nodes: onlyAt(6, 'Ancient Oak Tree'), amount: 0.00701 }),
    found('chop', {
      nodes: trees,
      amount: trunkAmounts,
    }),
    found('chop', {
      // An empty name: that tier has no second tree.
      nodes: [
        ...['Dead Tree', 'Dendro Tree', 'Fully Grown Willow Tree', 'Rosewood Tree'],
        ...['Dead Cypress Tree', 'Gnarled Maple Tree', 'Ancient Baobab Tree', '', 'Mature Sapwood Tree', ''],
      ],
      amount: trunkAmounts,
    }),
  ],
})

export const amberResin = family({
  tag: 'Resin',
  rarity: 3,
  names: basic('Amber Resin'),
  ids: [
    1142832553, 1724476397, 2063037992, 1814625731, 1500413589, 1951778927, 2004113167, 2064100704,
    1703015882, 142166346,
  ],
  found: [
    found('chop', { nodes: onlyAt(4, 'Banana Tree'), amount: 0.00056155, harder: 5 }),
    found('chop', { nodes: onlyAt(6, 'Ancient Oak Tree'), amount: 0.0004499 }),
    found('chop', {
      nodes: trees,
      amount: [
        ...[0.000636364, 0.0006468, 0.00056155, 0.0004983, 0.0004499],
        ...[0.00041085, 0.00037895, 0.000352, 0.00032945, 0.00030965],
      ],
    }),
  ],
})

export const treeSap = single({
  tag: 'Sap',
  name: 'Tree Sap',
  id: 11012,
  // Every tree gives it; the young oaks of T1 are the easiest to find.
  found: [{ ...found('chop', { nodes: 'Young Oak Tree', amount: 0.012 }), tier: 1 }],
})

export const pitch = single({
  tag: 'Pitch',
  name: 'Pitch',
  id: 11009,
  recipe: waiting('Kiln', 'Burn {0}', {
    stationTier: 1,
    skill: 'Forestry',
    seconds: 300,
    needs: [[1, treeSap]],
  }),
})

export const log = family({
  tag: 'Wood Log',
  names: rough('Wood Log'),
  ids: [1010001, 2010001, 3010001, 4010001, 5010001, 6010001, 1252723472, 733657374, 200654583, 1730727227],
  recipe: by('forester', 'Split into {0}', {
    effort: 40,
    needs: [[1, trunk]],
    gives: 6,
    also: [[0.06, amberResin]],
  }),
})

export const bark = family({
  tag: 'Bark',
  names: rough('Tree Bark'),
  ids: [1010002, 2010002, 3010002, 4010002, 5010002, 6010002, 1321185061, 661208303, 1866191392, 1988579311],
  recipe: by('forester', 'Split into {0}', {
    effort: 40,
    needs: [[1, trunk]],
    gives: 4,
    also: [[0.06, amberResin]],
  }),
})
