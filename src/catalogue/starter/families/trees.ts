import { building } from '../building.ts'
import type { Family } from '../family.ts'
import { found } from '../gathering.ts'
import { ofTier, single } from '../members.ts'
import { waterBucket } from './carpentry.ts'
import { claimTier } from './claim-research.ts'
import { fertilizer } from './fertilizer.ts'
import { pot } from './pottery.ts'

/** The building ids of a tree that is planted for its looks; some trees can only be planted as mature ones. */
type Planted = { readonly young?: number; readonly mature: number }

export const oakSeed = seed('Oak', 1010010, 1, 'Fully Grown Oak Tree', 0.0048)
export const beechSeed = seed('Beech', 1010009, 1, 'Fully Grown Beech Tree', 0.0048)
export const birchSeed = seed('Birch', 1010008, 2, 'Fully Grown Birch Tree', 0.004032)
export const dendroSeed = seed('Dendro', 2010008, 2, 'Fully Grown Dendro Tree', 0.0022222)
export const spruceSeed = seed('Spruce', 3010010, 3, 'Mature Spruce Tree', 0.0016666)
export const pineSeed = seed('Pine', 3010009, 4, 'Ancient Pine Tree', 0.003108)
export const cypressSeed = seed('Cypress', 4010011, 5, 'Fully Grown Cypress Tree', 0.002804)
export const mapleSeed = seed('Maple', 3010008, 6, 'Fully Grown Maple Tree', 0.00256)

export const trees = [
  ...tree('Oak', oakSeed, { young: 1774634714, mature: 1558065146 }),
  ...tree('Beech', beechSeed, { young: 1081423851, mature: 1652564356 }),
  ...tree('Birch', birchSeed, { young: 323911843, mature: 125929680 }),
  ...tree('Dendro', dendroSeed, { young: 939029681, mature: 1141587380 }),
  ...tree('Spruce', spruceSeed, { young: 1612362070, mature: 1230574558 }),
  ...tree('Pine', pineSeed, { young: 167189636, mature: 45725348 }),
  ...tree('Cypress', cypressSeed, { mature: 271649210 }),
  ...tree('Maple', mapleSeed, { young: 1763062935, mature: 1176922821 }),
]

function seed(tree: string, id: number, tier: number, nodes: string, amount: number) {
  const source = found('chop', { nodes, amount })
  return single({ tag: 'Tree Seed', name: `${tree} Seed`, id, tier, found: [source] })
}

/** The trees that stand in a settlement for their looks. */
function tree(name: string, seeds: Family, { young, mature }: Planted): readonly Family[] {
  const tier = seeds.tiers[0] ?? 1
  return [
    ...(young ? [decorative(`Young ${name}`, young, { tier, seeds, size: 1 })] : []),
    decorative(`Mature ${name}`, mature, { tier, seeds, size: 5 }),
  ]
}

/** A tree as a building; `size` is how many seeds it takes. */
function decorative(
  name: string,
  id: number,
  { tier, seeds, size }: { tier: number; seeds: Family; size: 1 | 5 },
): Family {
  const isMature = size === 5
  // Tree sap is collected at maples: they are a station.
  const slots = isMature ? 200 : 100
  const use = tier === 6 ? { station: { name: 'Maple Tree Orchard', tier, slots } } : {}
  return building(`Decorative ${name} Tree`, id, {
    tag: tier === 6 ? 'Crafting Station' : 'Decoration',
    tier,
    ...use,
    skill: 'Forestry',
    effort: 100,
    stamina: 0.75,
    needs: [
      [size, seeds],
      [isMature ? 30 : 20, fertilizer],
      [isMature ? 15 : 10, waterBucket],
      [1, pot],
    ],
    // The research of claims begins at T2: trees of T1 need that of T2.
    requires: [{ research: ofTier(Math.max(tier, 2), claimTier), at: [tier] }],
  })
}
