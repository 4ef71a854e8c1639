import { by } from '../crafts.ts'
import { below, family } from '../members.ts'
import { since } from '../tier.ts'
import { metal, rough } from '../words.ts'
import { plank } from './carpentry.ts'
import { leather } from './leatherworking.ts'
import { brick } from './masonry.ts'
import { ingot, nails } from './smithing.ts'
import { cloth } from './tailoring.ts'

// From T3 on each large part also needs another profession's goods of the tier below.
const two = since(3, 2)
const ten = since(3, 10)

export const timber = family({
  tag: 'Timber',
  kind: 'cargo',
  names: rough('Timber'),
  ids: [1200, 1201, 1202, 1203, 1204, 1205, 884292413, 1948570022, 1473504323, 1585122058],
  recipe: by('carpenter', 'Craft {0}', {
    effort: 100,
    needs: [
      [20, plank],
      [ten, below(nails)],
    ],
  }),
})

export const frames = family({
  tag: 'Frame',
  kind: 'cargo',
  names: metal('Frames'),
  ids: [
    970827760, 1044447676, 15195543, 341301575, 1080157951, 1989901185, 1219367849, 1654222357, 1167304009,
    1811266661,
  ],
  recipe: by('smith', 'Forge {0}', {
    effort: 100,
    needs: [
      [10, ingot],
      [two, below(brick)],
    ],
  }),
})

export const brickSlab = family({
  tag: 'Brick Slab',
  kind: 'cargo',
  names: rough('Brick Slab'),
  ids: [2400, 2401, 2402, 2403, 2404, 2405, 302152262, 360403214, 888273394, 631093405],
  recipe: by('mason', 'Carve {0}', {
    effort: 100,
    needs: [
      [10, brick],
      [two, below(plank)],
    ],
  }),
})

export const sheeting = family({
  tag: 'Sheeting',
  kind: 'cargo',
  names: rough('Leather Sheeting'),
  ids: [
    1552106905, 1297204491, 1090747065, 1784593653, 741862367, 1863123674, 897676087, 715636845, 898540348,
    1935556465,
  ],
  // In the game only the name of the first tier's recipe tells what it makes.
  recipe: by('tanner', ['Stitch {1} into {0}', ...Array(9).fill('Stitch {1}')], {
    effort: 100,
    needs: [
      [10, leather],
      [two, below(cloth)],
    ],
  }),
})

export const tarp = family({
  tag: 'Tarp',
  kind: 'cargo',
  names: rough('Cloth Tarp'),
  ids: [7000, 7001, 7002, 7003, 7004, 7005, 1791508890, 503195279, 392822871, 1836028490],
  recipe: by('tailor', 'Weave {0}', {
    effort: 100,
    needs: [
      [10, cloth],
      [two, below(leather)],
    ],
  }),
})
