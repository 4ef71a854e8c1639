import { by } from '../crafts.ts'
import { family } from '../members.ts'
import { growing } from '../tier.ts'
import { basic } from '../words.ts'
import { berry, flower } from './foraging.ts'
import { rawMeat } from './hunting.ts'

/** The list begins with T1: in T2 it is 30, where the rule gives 35. */
const fertilizerEffort = growing(25).with(1, 30)

export const fertilizer = family({
  tag: 'Fertilizer',
  names: basic('Fertilizer'),
  ids: [1100001, 2100001, 3100001, 4100001, 5100001, 6100001, 18012337, 1895003720, 1329815128, 52170614],
  recipe: by('farmer', 'Make {0}', {
    effort: fertilizerEffort,
    needs: [[2, berry]],
  }),
  others: [
    by('farmer', 'Make {0}', { effort: fertilizerEffort, needs: [[1, rawMeat]] }),
    by('farmer', 'Make {0}', { effort: fertilizerEffort, needs: [[5, flower]] }),
  ],
})
