import { by, waiting } from '../crafts.ts'
import { family, single } from '../members.ts'
import { rough } from '../words.ts'
import { plank } from './carpentry.ts'
import { log } from './forestry.ts'
import { pottersMix } from './masonry.ts'
import { pebbles } from './mining.ts'

export const unfiredPot = family({
  tag: "Treeplanter's Pot",
  names: rough("Unfired Forester's Pot"),
  ids: [1030026, 2030026, 3030026, 4030026, 5030026, 6030026, 1502447187, 1678444389, 407850441, 2075969316],
  recipe: by('mason', 'Mold {0}', { effort: 100, needs: [[5, pottersMix]] }),
})

export const pot = family({
  tag: "Treeplanter's Pot",
  names: rough("Forester's Pot"),
  ids: [1030025, 2030025, 3030025, 4030025, 5030025, 6030025, 1455571611, 213266865, 177129160, 497009150],
  recipe: waiting('Kiln', 'Fire {0}', {
    skill: 'Masonry',
    seconds: [300, 900, 900, 900, 900, 900, 900, 900, 900, 900],
    needs: [
      [1, unfiredPot],
      [1, log],
    ],
  }),
})

export const campfireKit = single({
  tag: 'Construction Material',
  name: 'Campfire Kit',
  id: 1182839338,
  tier: 1,
  recipe: by('carpenter', 'Saw {0}', {
    effort: 100,
    needs: [
      [4, plank],
      [4, pebbles],
    ],
  }),
})
