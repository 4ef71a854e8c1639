import { by } from '../crafts.ts'
import { family } from '../members.ts'
import { basic, rough } from '../words.ts'
import { crushedShells } from './baitfish.ts'
import { waterBucket } from './carpentry.ts'
import { cropOil, straw } from './farming.ts'
import { citricBerry } from './foraging.ts'
import { amberResin, pitch } from './forestry.ts'
import { animalHair } from './hunting.ts'
import { gypsite, vial } from './masonry.ts'
import { braxite, pebbles } from './mining.ts'
import { fishOil } from './ocean-fish.ts'

export const woodPolish = family({
  tag: 'Wood Polish',
  rarity: 4,
  names: basic('Wood Polish'),
  ids: [
    144125671, 741193385, 1551049042, 1906998253, 1081838392, 27458919, 734473345, 1439378047, 1855593039,
    229766968,
  ],
  recipe: by('scholar', 'Mix {0}', {
    effort: 100,
    needs: [
      [1, amberResin],
      [1, cropOil],
      [[1, 1, 2, 2, 3, 3, 4, 4, 5, 5], pitch],
      [1, vial],
    ],
  }),
})

export const metalSolvent = family({
  tag: 'Metal Solvent',
  rarity: 4,
  names: basic('Metal Solvent'),
  ids: [
    1858615467, 1537761415, 437306126, 1697946046, 68565112, 443944527, 1511560711, 2141891034, 688063481,
    1873466848,
  ],
  recipe: by('scholar', 'Mix {0}', {
    effort: 100,
    needs: [
      [1, citricBerry],
      [5, pebbles],
      [1, vial],
      [1, waterBucket],
    ],
  }),
})

export const leatherTreatment = family({
  tag: 'Leather Solvent',
  rarity: 4,
  names: basic('Leather Treatment'),
  ids: [
    1688993945, 562238507, 1977029854, 892261830, 830651193, 135908215, 1919175355, 1788194235, 478917,
    944952036,
  ],
  recipe: by('scholar', 'Mix {0}', {
    effort: 100,
    needs: [
      [1, braxite],
      [2, fishOil],
      [1, vial],
      [1, waterBucket],
    ],
  }),
})

export const firesand = family({
  tag: 'Firesand',
  rarity: 4,
  names: basic('Firesand'),
  ids: [
    993974461, 666637937, 2080336798, 2037370805, 886645552, 1930538065, 240086720, 1203870386, 123142281,
    1598499833,
  ],
  recipe: by('scholar', 'Grind {0}', {
    effort: 100,
    needs: [
      [1, gypsite],
      [1, crushedShells],
    ],
  }),
})

export const textile = family({
  tag: 'Textile',
  rarity: 4,
  names: rough('Textile'),
  ids: [
    1239191446, 2026190005, 1959817225, 816158573, 489174781, 1276760450, 117902929, 415809996, 1719235575,
    217453081,
  ],
  recipe: by('tanner', 'Craft {0}', {
    effort: 100,
    needs: [
      [1, animalHair],
      [1, straw],
    ],
  }),
})
