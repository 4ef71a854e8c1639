import { by, waiting } from '../crafts.ts'
import { family } from '../members.ts'
import { rough } from '../words.ts'
import { wispweaveFilament } from './farming.ts'
import { plantFiber } from './foraging.ts'
import { mordant, treatment } from './trade-goods.ts'

export const thread = family({
  tag: 'Thread',
  names: rough('Spool Of Thread'),
  ids: [1090008, 2090008, 3090008, 4090008, 5090008, 6090008, 1676062861, 796433278, 1421785594, 897414770],
  recipe: by('tailor', 'Craft {0}', { effort: 50, needs: [[40, plantFiber]] }),
})

export const clothStrip = family({
  tag: 'Cloth Strip',
  names: rough('Cloth Strip'),
  ids: [
    1464553255, 1537459864, 989485035, 1442354536, 1481097878, 487923809, 2049788179, 1568797710, 2065775136,
    1836205414,
  ],
  recipe: waiting('Loom', 'Weave {0}', {
    skill: 'Tailoring',
    seconds: [300, 900, 1800, 3600, 3600, 3600, 3600, 3600, 3600, 3600],
    needs: [[[1, 1, 2, 2, 3, 3, 4, 4, 5, 5], thread]],
  }),
})

export const cloth = family({
  tag: 'Cloth',
  names: rough('Cloth'),
  ids: [1090002, 2090002, 3090002, 4090002, 5090002, 6090002, 1610800379, 136406464, 282660928, 35270576],
  recipe: by('tailor', 'Weave {0}', {
    effort: 100,
    needs: [
      [1, clothStrip],
      [[5, 5, 10, 10, 15, 15, 20, 20, 25, 25], wispweaveFilament],
      [treatment, mordant],
    ],
  }),
})

export const rope = family({
  tag: 'Rope',
  names: rough('Rope'),
  ids: [1090004, 2090004, 3090004, 4090004, 5090004, 6090004, 625147590, 1224328894, 471802228, 547017087],
  recipe: by('tailor', 'Braid {0} from {1}', { effort: 100, needs: [[1, clothStrip]] }),
})
