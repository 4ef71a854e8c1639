import { building, buildings } from '../building.ts'
import { above } from '../members.ts'
import { from } from '../research.ts'
import { growing } from '../tier.ts'
import { rough } from '../words.ts'
import { plank } from './carpentry.ts'
import { claimTier } from './claim-research.ts'
import { stick } from './flint-tools.ts'
import { log, trunk } from './forestry.ts'
import { brick } from './masonry.ts'
import { stoneChunk } from './mining.ts'
import { campfireKit } from './pottery.ts'
import { ingot, nails } from './smithing.ts'
import { rope } from './tailoring.ts'

export const lampPost = buildings({
  tag: 'Decoration',
  effort: growing(100),
  names: rough('Lamp Post'),
  ids: [
    1042940491, 1785993958, 274263887, 237921027, 1342613404, 357545117, 2003588089, 188244245, 102248649,
    881133448,
  ],
  needs: [
    [[4, 4, 0, 0, 0, 0, 0, 0, 0, 0], log],
    // The rough one takes a nail of T2.
    [[1, 0, 0, 0, 0, 0, 0, 0, 0, 0], above(nails, 1)],
    [[0, 1, 1, 1, 1, 1, 0, 0, 0, 0], nails],
    [[0, 1, 1, 1, 1, 2, 3, 3, 3, 3], ingot],
    [[0, 0, 4, 3, 3, 1, 1, 1, 0, 0], plank],
    [[0, 0, 0, 1, 2, 3, 3, 3, 4, 6], brick],
  ],
})

const metalFire = { tag: 'Decoration', tier: 3, effort: 250 }
export const brazier = building('Sturdy Brazier', 63007, {
  ...metalFire,
  needs: [
    [2, ingot],
    [1, plank],
  ],
})
export const thinBrazier = building('Sturdy Thin Brazier', 63008, {
  ...metalFire,
  needs: [
    [2, ingot],
    [1, plank],
  ],
})
export const campfire = building('Sturdy Campfire', 15, {
  ...metalFire,
  requires: [from(3, claimTier)],
  needs: [
    [2, log],
    [1, ingot],
  ],
})
export const plainCampfire = building('Campfire', 13, {
  tag: 'Decoration',
  tier: 1,
  effort: 100,
  needs: [[1, campfireKit]],
})
export const bonfire = building('Bonfire', 201, {
  tag: 'Decoration',
  tier: 2,
  effort: 500,
  stamina: 0.75,
  requires: [from(2, claimTier)],
  needs: [
    [20, log],
    [3, trunk],
    [3, stoneChunk],
  ],
})

const twine = { knowledge: ['Twine Discovery'] }
export const sign = building('Wooden Sign', 1664830426, {
  tag: 'Decoration',
  effort: 50,
  ...twine,
  needs: [
    [2, plank],
    [1, rope],
  ],
})
export const digsite = building('Terraforming Digsite', 11, {
  tag: 'Settlement',
  effort: 5,
  ...twine,
  needs: [[1, stick]],
})
export const elevator = building('Rough Elevator', 1358633373, {
  tag: 'Settlement',
  tier: 1,
  effort: 500,
  level: 10,
  needs: [
    [10, plank],
    [3, rope],
    [5, nails],
  ],
})
