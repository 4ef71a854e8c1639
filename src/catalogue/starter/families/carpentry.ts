import { by, waiting } from '../crafts.ts'
import { foundWhile } from '../gathering.ts'
import { family, single } from '../members.ts'
import { rough } from '../words.ts'
import { log } from './forestry.ts'
import { sandpaper, treatment } from './trade-goods.ts'

export const strippedWood = family({
  tag: 'Stripped Wood',
  names: rough('Stripped Wood'),
  ids: [
    1320886430, 362614434, 1103116665, 585162700, 902347969, 1214031121, 420379216, 84913062, 859178162,
    1322661925,
  ],
  recipe: by('carpenter', 'Saw {0}', { effort: 50, needs: [[3, log]] }),
})

export const plank = family({
  tag: 'Plank',
  names: rough('Plank'),
  ids: [1020003, 2020003, 3020003, 4020003, 5020003, 6020003, 1639308227, 28056473, 1227914325, 117329467],
  recipe: by('carpenter', ['Craft {0}', ...Array(9).fill('Treat {1} Into {0}')], {
    effort: 40,
    needs: [
      [[1, 1, 2, 2, 3, 3, 4, 4, 5, 5], strippedWood],
      [treatment, sandpaper],
    ],
  }),
})

export const bucketHelmet = single({
  tag: 'Cosmetic Clothing',
  name: 'Bucket Helmet',
  id: 1281380439,
  rarity: 4,
  // This is the chance with a Flawless Plank: about ten times that of the rough one in the recipe below.
  found: [
    foundWhile(
      'Assemble Empty Bucket',
      { skill: 'Carpentry', tool: 'Saw' },
      { amount: 0.00705, effort: 50, stamina: 1 },
    ),
  ],
})

export const emptyBucket = single({
  tag: 'Empty Bucket',
  name: 'Empty Bucket',
  id: 11006,
  recipe: {
    ...by('carpenter', 'Assemble {0}', {
      effort: 50,
      needs: [[1, plank]],
      gives: 10,
      also: [[0.000667, bucketHelmet]],
    }),
    stamina: 1,
    xp: 1,
  },
})

export const waterBucket = single({
  tag: 'Water',
  name: 'Water Bucket',
  id: 11007,
  recipe: {
    ...waiting('Well', 'Fill {0}', { skill: 'Cooking', seconds: 0.5, needs: [[1, emptyBucket]] }),
    // Somebody fills the bucket, in one action of half a second: nothing is left to run by itself.
    passive: false,
  },
})
