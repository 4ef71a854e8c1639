import { by } from '../crafts.ts'
import { below, family } from '../members.ts'
import { from } from '../research.ts'
import { beginners } from '../words.ts'
import { township } from './claim-research.ts'
import { codex } from './research.ts'

/** Made from the codex of the tier below, by a claim that is a township of that tier. */
export const outpostResearch = family({
  tag: 'Outpost Research',
  rarity: 4,
  names: beginners('Outpost Research'),
  ids: [2004706237, 75522542, 259219910, 619209867, 1108393180, 471800341, 188244245, 1713364649],
  tiers: [3, 4, 5, 6, 7, 8, 9, 10],
  recipe: by('scholar', 'Craft {0}', {
    effort: 250,
    needs: [[1, below(codex)]],
    gives: 10,
    requires: [from(3, township)],
  }),
})
