import { building } from '../building.ts'
import { ofTier } from '../members.ts'
import { waterBucket } from './carpentry.ts'
import { claimTier } from './claim-research.ts'
import { brickSlab, tarp, timber } from './construction.ts'
import { fertilizer } from './fertilizer.ts'
import { stick } from './flint-tools.ts'
import { roots } from './foraging.ts'
import { trunk } from './forestry.ts'
import { brick, clay } from './masonry.ts'
import { stoneChunk } from './mining.ts'
import { farmingTier } from './profession-research.ts'
import { ingot, nails } from './smithing.ts'
import { rope } from './tailoring.ts'
import { oakSeed } from './trees.ts'

const kind = { tag: 'Crafting Station', tier: 1 }
const requires = [{ research: ofTier(2, claimTier), at: [1] }]
const simple = {
  rope: ofTier(2, rope),
  nails: ofTier(2, nails),
  timber: ofTier(2, timber),
  slab: ofTier(2, brickSlab),
}

export const workbench = building('Crude Workbench', 1001, {
  ...kind,
  requires,
  station: station('Workbench', 12),
  effort: 5,
  tool: null,
  needs: [[8, stick]],
})
export const cookingStation = building('Cooking Station', 1013, {
  ...kind,
  station: station('Cooking Station', 12),
  effort: 50,
  needs: [
    [5, ingot],
    [1, trunk],
    [1, roots],
    [1, stoneChunk],
  ],
})
export const oven = building('Rough Oven', 1012, {
  ...kind,
  station: station('Oven', 100),
  effort: 50,
  needs: [
    [20, clay],
    [2, brickSlab],
  ],
})
export const cask = building('Cask', 1502320458, {
  ...kind,
  station: station('Cask', 100),
  effort: 300,
  needs: [
    [10, simple.nails],
    [5, simple.timber],
  ],
})
export const hutch = building('Animal Hutch', 1751803641, {
  ...kind,
  station: station('Animal Hutch', 400),
  effort: 300,
  needs: [
    [10, simple.nails],
    [4, simple.rope],
    [5, simple.timber],
  ],
})
export const tamingStation = building('Taming Station', 285476164, {
  ...kind,
  station: station('Taming Workstation', 12),
  effort: 300,
  needs: [
    [20, waterBucket],
    [5, oakSeed],
    [2, simple.timber],
    [2, simple.slab],
  ],
})

export const constructionStation = bench('Construction Station', 446001992, 'Construction Workstation', 12)
export const scrapBench = bench("Scrapper's Workbench", 2045003491, 'Scrap Bench', 20)
export const sailingStation = bench('Sailing Station', 1827567161, 'Sailing Workstation', 12)

export const roughWell = well('Rough Well', 14, { of: 1, slots: 12, effort: 50 })
export const sturdyWell = well('Sturdy Well', 16, { of: 3, slots: 20, effort: 375 })
export const exquisiteWell = well('Exquisite Well', 1464160790, { of: 5, slots: 30, effort: 375 })

export const field = plot('Farming Field', 1031, 1)
export const shortFields = plot('Short Farming Field Row', 974573518, 3)
export const longFields = plot('Long Farming Field Row', 2047560915, 5)
export const largeField = plot('Large Farming Field', 1813910643, 7)
export const garden = building("Farmer's Garden", 1521060188, {
  ...kind,
  station: station('Farming Field', 1200),
  effort: 800,
  needs: [
    [20, ofTier(4, fertilizer)],
    [10, ofTier(4, timber)],
    [2, ofTier(4, tarp)],
  ],
  requires: [{ research: ofTier(4, farmingTier), at: [1] }],
})

function station(name: string, slots: number) {
  return { name, tier: 1, slots }
}

/** A bench is built of things of T2, though it is itself of T1. */
function bench(name: string, id: number, use: string, slots: number) {
  return building(name, id, {
    ...kind,
    requires,
    station: station(use, slots),
    effort: 250,
    stamina: 0.89,
    needs: [
      [5, simple.rope],
      [10, simple.timber],
      [5, simple.slab],
    ],
  })
}

/** All wells are stations of T1; the better ones have room for more crafts. */
function well(
  name: string,
  id: number,
  { of, slots, effort }: { of: number; slots: number; effort: number },
) {
  return building(name, id, {
    ...kind,
    station: station('Well', slots),
    effort,
    knowledge: of === 1 ? ['Claim'] : [],
    needs: [
      [2, ofTier(of, rope)],
      [10, ofTier(of, brick)],
    ],
    requires: of === 5 ? [{ research: ofTier(5, claimTier), at: [1] }] : [],
  })
}

/** Fields are made with the hoe, of fertilizer alone. */
function plot(name: string, id: number, fields: number) {
  return building(name, id, {
    ...kind,
    requires,
    station: station('Farming Field', fields * 40),
    effort: fields * 50,
    tool: { name: 'Hoe', level: 1 },
    needs: [[fields, fertilizer]],
  })
}
