import { by, waiting } from '../crafts.ts'
import { family } from '../members.ts'
import { basic, rough } from '../words.ts'
import { waterBucket } from './carpentry.ts'
import { bark } from './forestry.ts'
import { rawPelt } from './hunting.ts'
import { hideSalt, treatment } from './trade-goods.ts'

export const cleanedPelt = family({
  tag: 'Cleaned Pelt',
  names: rough('Cleaned Pelt'),
  ids: [1070001, 2070001, 3070001, 4070001, 5070001, 6070001, 445636674, 5068184, 1459943061, 1614151196],
  recipe: by('tanner', 'Clean {1} into {0}', { effort: 50, needs: [[1, rawPelt]] }),
})

export const tannin = family({
  tag: 'Tannin',
  names: basic('Tannin'),
  ids: [1080017, 2080018, 3080018, 4080018, 5080018, 6080018, 998153030, 1366659141, 1823166650, 166683102],
  recipe: by('tanner', 'Craft {0}', {
    effort: 25,
    needs: [
      [1, bark],
      [2, waterBucket],
    ],
    gives: 3,
  }),
})

export const tannedPelt = family({
  tag: 'Tanned Pelt',
  names: rough('Tanned Pelt'),
  ids: [
    120075914, 456959485, 1586800915, 666651352, 809417326, 1634118872, 458264753, 1586947387, 288993092,
    297958734,
  ],
  recipe: waiting('Tanning Tub', 'Tan {1}', {
    skill: 'Leatherworking',
    seconds: [300, 900, 1800, 3600, 3600, 3600, 3600, 3600, 3600, 3600],
    needs: [
      [[1, 1, 2, 2, 3, 3, 4, 4, 5, 5], cleanedPelt],
      [1, tannin],
    ],
  }),
})

export const leather = family({
  tag: 'Leather',
  names: rough('Leather'),
  ids: [1070004, 2070004, 3070004, 4070004, 5070004, 6070004, 806992520, 1743778001, 1580025475, 711364475],
  recipe: by('tanner', ['Stitch {1} into {0}', ...Array(9).fill('Stitch {1}')], {
    effort: 100,
    needs: [
      [1, tannedPelt],
      [treatment, hideSalt],
    ],
  }),
})
