import { by } from '../crafts.ts'
import { found } from '../gathering.ts'
import { below, family, made } from '../members.ts'
import { basic, beginners, rough } from '../words.ts'
import { flower } from './foraging.ts'
import { bark } from './forestry.ts'
import { fishOil } from './ocean-fish.ts'

export const stoneCarvings = family({
  tag: 'Ancient Hieroglyphs',
  names: beginners('Stone Carvings'),
  ids: [1210037, 2210037, 3210037, 4210037, 5210037, 6210037, 25316834, 531867890, 825858774, 1428792212],
  found: [
    found('read', {
      // The game calls the hieroglyphs of T3 neat, not sturdy.
      nodes: rough('Hieroglyphs').with(2, 'Neat Hieroglyphs'),
      amount: [
        ...[0.02468, 0.0206489, 0.0181366, 0.0159453, 0.0144654],
        ...[0.0132475, 0.0121883, 0.0113392, 0.0106175, 0.00997649],
      ],
    }),
  ],
})

export const pigment = family({
  tag: 'Pigment',
  names: basic('Pigment'),
  ids: [1210003, 2210003, 3210003, 4210003, 5210003, 6210003, 265779280, 1148766079, 1124617699, 701732188],
  recipe: by('scholar', 'Crush {1} into {0}', { effort: 25, needs: [[5, flower]] }),
})

export const ink = family({
  tag: 'Ink',
  names: basic('Ink'),
  ids: [1210001, 2210001, 3210001, 4210001, 5210001, 6210001, 365949150, 398010040, 1429176413, 1754789660],
  recipe: by('scholar', 'Craft {0}', {
    effort: 75,
    needs: [
      [1, pigment],
      [2, fishOil],
    ],
  }),
})

export const parchment = family({
  tag: 'Parchment',
  names: rough('Parchment'),
  ids: [1210002, 2210002, 3210002, 4210002, 5210002, 6210002, 113276733, 95989045, 1987836568, 254492415],
  recipe: by('scholar', 'Craft {0}', { effort: 50, needs: [[2, bark]] }),
})

const journals = family({
  tag: 'Journal',
  names: beginners('Study Journal'),
  ids: [1210004, 2210004, 3210004, 4210004, 5210004, 6210004, 83014486, 112245092, 972335740, 1726162081],
})

export const journal = made(
  journals,
  by('scholar', 'Craft {0}', {
    effort: 150,
    needs: [
      [2, parchment],
      [2, ink],
      [1, stoneCarvings],
      [[0, 1, 2, 2, 2, 2, 2, 2, 2, 2], below(journals)],
    ],
  }),
)
