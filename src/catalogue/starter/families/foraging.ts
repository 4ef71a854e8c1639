import { by } from '../crafts.ts'
import { found, onlyAt, trunkAmounts } from '../gathering.ts'
import { family } from '../members.ts'
import { tierStamina, tiers } from '../tier.ts'
import { basic, rough } from '../words.ts'

export const roots = family({
  tag: 'Roots',
  kind: 'cargo',
  names: rough('Plant Roots'),
  ids: [
    652981079, 192409188, 1094309053, 442004724, 1632765422, 1440938837, 1743603212, 1558771097, 343539652,
    587697308,
  ],
  found: [
    found('gather', {
      nodes: [
        ...['Bush', 'Ferns', 'Bullrushes', 'Jute', 'Heather', 'Palmetto', 'Grassy Reeds'],
        ...['Arctic Grass', 'Seaweed', 'Bamboo'],
      ],
      amount: trunkAmounts,
    }),
  ],
})

export const plantFiber = family({
  tag: 'Plant Fiber',
  names: rough('Plant Fiber'),
  ids: [1130001, 2130001, 3130001, 4130001, 5130001, 6130001, 1872328157, 1921640057, 1614190762, 1358191814],
  recipe: by('forager', 'Extract {0}', { effort: 50, needs: [[1, roots]], gives: 100 }),
})

/** Berries and mushrooms of T1 take no stamina. */
const quick = tiers.map((tier) => (tier === 1 ? 0 : tierStamina(tier)))

const bushes = [
  ...['Strawberry Bush', 'Honeyberry Bush', 'Juniper Berry Bush', 'Blueberry Bush'],
  ...['Blackberry Bush', 'Cranberry Bush', 'Yellow Apricot Bush', 'Cloudberry Bush'],
  ...['Black Fig Bush', 'Dewberry Bush'],
]

export const berry = family({
  tag: 'Berry',
  names: basic('Berry'),
  ids: [1130004, 2130004, 3130004, 4130004, 5130004, 6130004, 1695618883, 1971526319, 1608154701, 51716987],
  found: [
    found('gather', {
      nodes: bushes,
      stamina: quick,
      amount: [
        ...[0.0784314, 0.0659118, 0.0572059, 0.0507745, 0.0458039],
        ...[0.0418333, 0.0385784, 0.0358627, 0.033549, 0.0315588],
      ],
    }),
  ],
})

export const citricBerry = family({
  tag: 'Citric Berry',
  rarity: 3,
  names: basic('Citric Berry'),
  ids: [
    1160079203, 115737343, 580465254, 1688014642, 174942908, 1009416427, 1358039289, 390956864, 315566993,
    686358001,
  ],
  found: [
    found('gather', {
      nodes: bushes,
      stamina: quick,
      amount: [
        ...[0.00156863, 0.00131824, 0.00114412, 0.00101549, 0.000916078],
        ...[0.000836667, 0.000771569, 0.000717255, 0.00067098, 0.000631176],
      ],
    }),
  ],
})

export const mushroom = family({
  tag: 'Mushroom',
  names: basic('Mushroom'),
  ids: [1130002, 2130002, 3130002, 4130002, 5130002, 6130002, 1188640605, 121211472, 892842742, 699985609],
  found: [
    found('gather', {
      nodes: [
        ...['Button Mushrooms', 'Chanterelles', 'Russala', 'Indigo Milk Cap', 'Truffle Patch'],
        ...['Morel Mushrooms', 'Oyster Mushrooms', 'Ghost Mushroom', 'King Trumpet', 'Enoki'],
      ],
      amount: [
        ...[0.105, 0.0880633, 0.0765318, 0.067919, 0.0526024],
        ...[0.0480033, 0.0516957, 0.0434766, 0.040603, 0.042291],
      ],
      stamina: quick,
    }),
  ],
})

export const flower = family({
  tag: 'Flower',
  names: basic('Flower'),
  ids: [1130005, 2130005, 3130005, 4130005, 5130005, 6130005, 418805707, 1935440864, 1359045035, 1879591029],
  found: [
    found('gather', { nodes: onlyAt(1, 'Lavender Cluster'), amount: 0.054 }),
    found('gather', {
      nodes: [
        ...['Daisy', 'Dandelions', 'Marigold', 'Bluebell', 'Morning Glory', 'Desert Rose'],
        ...['Golden Witlow', 'King of the Alps', 'Citriformis', 'White Lily'],
      ],
      amount: [
        ...[0.052, 0.0437007, 0.0379299, 0.0336687, 0.0303696],
        ...[0.0277395, 0.0255852, 0.0237732, 0.0222447, 0.0209232],
      ],
    }),
  ],
})
