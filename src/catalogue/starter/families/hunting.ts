import { type Chances, sometimes } from '../chances.ts'
import { by } from '../crafts.ts'
import type { Needed } from '../family.ts'
import { hunted } from '../gathering.ts'
import { family, made } from '../members.ts'
import { basic, rough } from '../words.ts'

const health = [100, 130, 170, 220, 285, 370, 485, 625, 815, 1060]

export const animal = family({
  tag: 'Animal',
  kind: 'cargo',
  // The Elder Scrofa alone is uncommon.
  rarity: [1, 1, 1, 1, 1, 1, 1, 2, 1, 1],
  names: [
    ...['Sagi Bird', 'Nubi Goat', 'Cervus', 'Scrofa', 'Plains Ox', 'Yagi', 'Jungle Terrorbird'],
    ...['Elder Scrofa', 'Tundra Ox', 'Desert Terrorbird'],
  ],
  ids: [1, 2, 4, 6, 141869841, 11, 2141814235, 7, 870566793, 1196702534],
  found: [
    hunted(
      [
        ...['Sagi Bird', 'Nubi Goat', 'Female Cervus', 'Female Scrofa', 'Ox', 'Yagi', 'Jungle Terrorbird'],
        ...['Elder Scrofa', 'Tundra Ox', 'Desert Terrorbird'],
      ],
      health,
    ),
    // An empty name: in that tier there is no second kind.
    hunted(['', '', 'Male Cervus', 'Male Scrofa', '', '', '', '', '', ''], health),
  ],
})

const pelt = family({
  tag: 'Raw Pelt',
  names: rough('Raw Pelt'),
  ids: [1080001, 2080001, 3080001, 4080001, 5080001, 6080001, 1440340964, 485174554, 44066242, 646035689],
})
const meat = family({
  tag: 'Raw Meat',
  names: basic('Raw Meat'),
  ids: [1080002, 2080002, 3080002, 4080002, 5080002, 6080002, 671494642, 1197392727, 1623412821, 580465059],
})
const hair = family({
  tag: 'Animal Hair',
  rarity: 3,
  names: rough('Animal Hair'),
  ids: [
    1966633278, 1694138707, 38769671, 921543186, 15375479, 808086843, 1010075210, 1069220098, 1089335985,
    650278868,
  ],
})

export const rawPelt = made(pelt, harvest(3, [4, meat], [0.25, hair]))
export const rawMeat = made(meat, harvest(4, [3, pelt], [0.25, hair]))
// Hair comes too seldom to name the craft: the meat names it.
export const animalHair = made(hair, {
  ...harvest(sometimes(0.25), [3, pelt], [4, meat]),
  name: basic('Harvest * Raw Meat'),
})

/** One animal gives all three at once. */
function harvest(gives: number | Chances, ...also: readonly Needed[]) {
  return by('hunter', 'Harvest {0}', { effort: 75, needs: [[1, animal]], gives, also })
}
