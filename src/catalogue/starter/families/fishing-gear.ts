import { by } from '../crafts.ts'
import { family } from '../members.ts'
import { tiers } from '../tier.ts'
import { basic, rough } from '../words.ts'
import { bait } from './baitfish.ts'
import { plank } from './carpentry.ts'
import { lakeFilet } from './lake-fish.ts'
import { clothStrip, rope } from './tailoring.ts'

// Gear grows by exactly 30 % a tier before it is rounded.
const gearEffort = [50, 65, 85, 110, 145, 190, 245, 320, 415, 540]

export const chum = family({
  tag: 'Chum',
  names: basic('Chum'),
  ids: [1110026, 2110026, 3110026, 4110026, 5110026, 6110026, 259796113, 1869617386, 565236047, 1190169870],
  recipe: {
    ...by('fisher', 'Craft {0}', {
      effort: 100,
      needs: [
        [20, lakeFilet],
        [20, bait],
      ],
    }),
    level: [17, 20, 30, 40, 50, 60, 70, 80, 90, 100],
  },
})

export const fishingNet = family({
  tag: 'Fishing Net',
  names: rough('Fishing Net'),
  ids: [
    1345940826, 324169380, 1832200196, 1442543473, 483362551, 1559299580, 1543939201, 675216863, 286985445,
    464839377,
  ],
  recipe: {
    ...by('fisher', 'Craft {0}', {
      effort: gearEffort,
      needs: [
        [2, rope],
        [2, clothStrip],
      ],
    }),
    level: tiers.map((tier) => tier * 10 + 4),
  },
})

export const lobsterTrap = family({
  tag: 'Lobster Trap',
  names: rough('Lobster Trap'),
  ids: [
    1086852180, 1577098230, 1922585735, 1580119916, 1345718743, 1941072972, 1216381795, 1404708422, 407399331,
    1520157261,
  ],
  recipe: {
    ...by('fisher', 'Craft {0}', {
      effort: gearEffort,
      needs: [
        [2, rope],
        [4, plank],
      ],
      knowledge: [{ name: 'The Art of Cheating', at: [1] }],
    }),
    level: tiers.map((tier) => tier * 10 + (tier === 1 ? 9 : 8)),
  },
})
