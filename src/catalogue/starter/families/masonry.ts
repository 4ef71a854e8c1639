import { by, waiting } from '../crafts.ts'
import { found, onlyAt } from '../gathering.ts'
import { family } from '../members.ts'
import { basic, rough } from '../words.ts'
import { log } from './forestry.ts'
import { pebbles } from './mining.ts'
import { bindingAsh, treatment } from './trade-goods.ts'

/** One node for each tier, T1 first. Gypsite is found in them too. */
const clayPits = [
  ...['Mud Mound', 'Clay Mound', 'Earthenware Clay', 'Fine Clay', 'Kaolinite Clay'],
  ...['Bentonite Clay', 'Ornate Clay', 'Pristine Clay', 'Magnificent Clay', 'Flawless Clay'],
]

export const clay = family({
  tag: 'Clay',
  names: basic('Clay Lump'),
  ids: [1130003, 2130003, 3130003, 4130003, 5130003, 6130003, 657835389, 1995582047, 125738596, 2072264421],
  found: [
    found('dig', {
      nodes: clayPits,
      // Pieces of clay for one point of effort, fewer from tier to tier.
      amount: [
        ...[0.1176, 0.0988232, 0.0857794, 0.0761362, 0.0686784],
        ...[0.0627298, 0.0578494, 0.0537726, 0.0503034, 0.0473144],
      ],
    }),
  ],
})

export const gypsite = family({
  tag: 'Gypsite',
  rarity: 3,
  names: rough('Gypsite'),
  ids: [
    1692536638, 321993696, 1795386038, 1120574432, 916840301, 743503283, 1369326171, 453902844, 13359093,
    185804462,
  ],
  found: [
    found('dig', {
      nodes: clayPits,
      amount: [
        ...[0.0024, 0.0020168, 0.0017506, 0.0015538, 0.0014016],
        ...[0.0012802, 0.0011806, 0.0010974, 0.0010266, 0.0009656],
      ],
    }),
  ],
})

export const sand = family({
  tag: 'Sand',
  names: basic('Sand'),
  ids: [
    1990669797, 1854175100, 1638186849, 2110425560, 247059400, 786677406, 1386206302, 500129057, 1175301043,
    2095311627,
  ],
  found: [
    found('dig', { nodes: onlyAt(2, 'Beach Sand'), amount: 0.02941 }),
    found('dig', {
      nodes: [
        ...['Rough Sand Pile', 'Olivine Sand', 'Crystalized Sand', 'Garnet Sand', 'Coral Sand'],
        ...['Desert Sand', 'Ornate Sand', 'Pristine Sand', 'Magnificent Sand', 'Flawless Sand'],
      ],
      amount: [
        ...[0.0343, 0.0288218, 0.0250194, 0.0222068, 0.0200312],
        ...[0.0182966, 0.0168756, 0.01568, 0.0146706, 0.0137984],
      ],
    }),
  ],
})

export const pottersMix = family({
  tag: "Potter's Mix",
  names: basic("Potter's Mix"),
  ids: [
    894623392, 515896091, 881820852, 1849900279, 1296478602, 746630167, 1425039947, 1532060493, 390845943,
    40344173,
  ],
  found: [found('pots', { nodes: onlyAt(3, 'Ancient Pots'), amount: 0.029 })],
  recipe: by('mason', 'Mix {0}', {
    effort: 50,
    needs: [
      [5, pebbles],
      [2, clay],
    ],
  }),
})

export const unfiredBrick = family({
  tag: 'Brick',
  names: rough('Unfired * Brick'),
  ids: [
    2044934693, 2082692656, 812749346, 656215507, 1204752700, 570158556, 2026606064, 529328241, 539011668,
    924299736,
  ],
  recipe: by('mason', 'Shape {0}', {
    effort: 100,
    needs: [[[1, 1, 2, 2, 3, 3, 4, 4, 5, 5], pottersMix]],
  }),
})

export const brick = family({
  tag: 'Brick',
  names: rough('Brick'),
  ids: [1030002, 2030002, 3030002, 4030002, 5030002, 6030002, 813610254, 1221137435, 834413277, 931497471],
  found: [found('pots', { nodes: onlyAt(3, 'Ancient Pots'), amount: 0.001 })],
  recipe: waiting('Kiln', 'Bake {0}', {
    skill: 'Masonry',
    seconds: [300, 900, 1800, 3600, 3600, 3600, 3600, 3600, 3600, 3600],
    needs: [
      [1, unfiredBrick],
      [1, log],
      [treatment, bindingAsh],
    ],
  }),
})

export const glass = family({
  tag: 'Glass',
  names: rough('Glass'),
  ids: [
    1202311006, 1763990547, 2103783929, 815249187, 53728956, 1958730275, 2025733913, 1198570277, 1826276541,
    1423885966,
  ],
  recipe: waiting('Kiln', 'Fire {0}', {
    skill: 'Masonry',
    seconds: [600, 900, 1200, 1500, 1800, 2100, 2100, 2100, 2100, 2100],
    needs: [[5, sand]],
  }),
})

export const vial = family({
  tag: 'Vial',
  names: rough('Glass Vial'),
  ids: [
    1909588525, 726306536, 1458853832, 817475417, 1686620338, 987565502, 1569789324, 528092341, 624936134,
    133674104,
  ],
  recipe: by('mason', 'Forge {0}', { effort: 100, needs: [[1, glass]] }),
})
