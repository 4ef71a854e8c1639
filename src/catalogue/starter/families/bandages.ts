import { by, waiting } from '../crafts.ts'
import { family, single } from '../members.ts'
import { rough } from '../words.ts'
import { cloth } from './tailoring.ts'

export const hexmothCocoon = single({
  tag: 'Cocoon',
  rarity: 3,
  name: 'Hexmoth Cocoon',
  id: 1075001,
  found: [
    {
      type: 'resource',
      name: 'Silken Hexmoths',
      tier: 1,
      verb: 'Catch',
      amount: 0.035,
      effort: 1,
      skill: 'Hunting',
      level: 1,
      tool: null,
      time: 1.6,
      stamina: 0.75,
    },
  ],
})

export const hexmothSilk = single({
  tag: 'Silk Cloth',
  rarity: 3,
  name: 'Hexmoth Silk Cloth',
  id: 1095000,
  recipe: waiting('Loom', 'Craft {0}', {
    skill: 'Tailoring',
    seconds: 3600,
    needs: [[10, hexmothCocoon]],
  }),
})

/** There is none of T8: the game's only recipe for a Pristine Bandage takes a Pristine Bandage. */
export const bandage = family({
  tag: 'Bandage',
  rarity: 3,
  names: rough('Bandage'),
  tiers: [1, 2, 3, 4, 5, 6, 7, 9, 10],
  ids: [36107694, 96747411, 1385990098, 1432098018, 1625430087, 1157534568, 1746351157, 590542738, 645001205],
  recipe: by('tailor', 'Weave {0}', {
    effort: 100,
    needs: [
      [1, cloth],
      [1, hexmothSilk],
    ],
    knowledge: ['The Art of Cheating'],
  }),
})
