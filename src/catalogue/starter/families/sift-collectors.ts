import { by } from '../crafts.ts'
import { family } from '../members.ts'
import { only, since } from '../tier.ts'
import { rough } from '../words.ts'
import { plank } from './carpentry.ts'
import { nails } from './smithing.ts'
import { rope } from './tailoring.ts'

/** Stands in a river and gathers its muck. */
export const siftCollector = family({
  tag: 'Sift Collector',
  names: rough('Sift Collector'),
  ids: [
    498594607, 125393350, 296604229, 772702954, 303213096, 1474261078, 303474458, 366737445, 1884902154,
    1760089475,
  ],
  recipe: {
    ...by('miner', 'Craft {0}', {
      effort: 50,
      needs: [
        [4, plank],
        // 2 nails at T1 alone, and 2 ropes from T2 on.
        [only(1, 2), nails],
        [since(2, 2), rope],
      ],
    }),
    // The game asks for more than for other crafts (1, 20, 30 … 100): for eight levels more from T2 to T9.
    level: [8, 28, 38, 48, 58, 68, 78, 88, 98, 100],
  },
})
