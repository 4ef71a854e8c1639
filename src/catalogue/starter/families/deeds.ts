import { assembled, by } from '../crafts.ts'
import type { Needed } from '../family.ts'
import { ofTier, single } from '../members.ts'
import { tierLevel } from '../tier.ts'
import { plank } from './carpentry.ts'
import { brick, pottersMix } from './masonry.ts'
import { pigment } from './scholar.ts'
import { nails } from './smithing.ts'
import { rope } from './tailoring.ts'

export const cart = single({
  tag: 'Deployable Deed',
  name: 'Deed: Cart',
  id: 128,
  tier: 1,
  recipe: by('carpenter', 'Craft {0}', {
    effort: 100,
    needs: [
      [2, plank],
      [1, rope],
    ],
  }),
})

const wooden = [
  [50, ofTier(3, plank)],
  [25, ofTier(3, nails)],
] as const
const stone = [
  [35, ofTier(3, brick)],
  [10, ofTier(3, pottersMix)],
] as const

export const woodenFloor = interior('Interior Floor', 'Plank Wood Floor', 1175338509, 3, wooden)
export const stoneFloor = interior('Interior Floor', 'Stone Floor', 441074275, 3, stone)
export const woodenWalls = interior('Interior Wall', 'Plank Wood Walls', 686093809, 3, wooden)
export const stoneWalls = interior('Interior Wall', 'Stone Walls', 951260284, 3, stone)
export const redWalls = painted('Red', 1916580764)
export const blueWalls = painted('Blue', 378047222)
export const purpleWalls = painted('Purple', 904182562)
export const yellowWalls = painted('Yellow', 1803748372)

function painted(colour: string, id: number) {
  return interior('Interior Wall', `Basic Walls (${colour})`, id, 2, [
    [50, ofTier(2, plank)],
    [10, ofTier(2, pigment)],
  ])
}

/** Deeds are of T1, but take the work of their materials' tier, which is T2 or T3. */
function interior(tag: string, name: string, id: number, workTier: number, needs: readonly Needed[]) {
  // 50 points in T1, and 30 % more with each tier.
  const effort = workTier === 2 ? 65 : 85
  const recipe = { ...assembled({ needs, knowledge: [] }), effort, level: tierLevel(workTier) }
  return single({ tag: `${tag} Deed`, name: `Deed: ${name}`, id, tier: 1, recipe })
}
