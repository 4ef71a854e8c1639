import { waiting } from '../crafts.ts'
import { dish } from '../dishes.ts'
import type { Needed } from '../family.ts'
import { found } from '../gathering.ts'
import { family, single } from '../members.ts'
import { plain } from '../words.ts'
import {
  berryPie,
  bread,
  bulbRolls,
  cookedBerries,
  dough,
  groundMeat,
  mashedBulbs,
  meatSandwich,
  roastedMeat,
  stuffedBulbs,
} from './cooking.ts'
import { fishAndBulbs, fishSticks, roastedFish, roastedOceanFish } from './fish-dishes.ts'
import { mushroom } from './foraging.ts'
import { treeSap } from './forestry.ts'

export const sugar = single({
  tag: 'Sugar',
  name: 'Sugar',
  id: 253606511,
  tier: 1,
  recipe: waiting('Oven', 'Burn {0}', { skill: 'Forestry', seconds: 300, needs: [[1, treeSap]] }),
})

export const salt = single({
  tag: 'Salt',
  name: 'Salt',
  id: 1110015,
  tier: 1,
  found: [{ ...found('mine', { nodes: 'Salt Deposit', amount: 0.03 }), verb: 'Chip' }],
})

export const deluxeBerryPie = deluxe(
  'Berry Pie',
  [
    2044491604, 651893242, 385876987, 1200283396, 406003256, 860446819, 653992911, 1809182877, 624993163,
    201369581,
  ],
  'Prepare',
  [1, berryPie],
  [1, cookedBerries],
  [1, dough],
  [1, sugar],
)
export const deluxeBulbRolls = deluxe(
  'Bulb Rolls',
  [
    520255004, 1925642042, 1723754676, 781210816, 1828557034, 695746943, 1407789799, 1757429197, 169014644,
    410007707,
  ],
  'Prepare',
  [1, bulbRolls],
  [1, mashedBulbs],
  [1, dough],
  [1, sugar],
)
export const deluxeFishAndBulbs = deluxe(
  'Fish and Bulbs',
  [
    1230493129, 1519076834, 2516328, 570558336, 2029842732, 2097987865, 61342325, 1464306984, 757274989,
    237870480,
  ],
  'Cook',
  [1, fishAndBulbs],
  [1, roastedFish],
  [1, mashedBulbs],
  [1, salt],
)
export const deluxeGroundMeat = deluxe(
  'Ground Meat and Mashed Bulbs',
  [
    1831397302, 1968539038, 1312738626, 1864558432, 16579495, 1159469380, 797381828, 2003621109, 901945954,
    1226085731,
  ],
  'Cook',
  [1, groundMeat],
  [1, roastedMeat],
  [1, mashedBulbs],
  [1, salt],
)
export const deluxeMeatSandwich = deluxe(
  'Meat Sandwich',
  [
    2002019259, 197086754, 1505106112, 2118209408, 4099899, 769060783, 1352513453, 863615912, 364782497,
    1084376160,
  ],
  'Make',
  [1, meatSandwich],
  [1, roastedMeat],
  [1, bread],
  [1, salt],
)
export const deluxeFishSticks = deluxe(
  'Ocean Fish Sticks',
  [
    2078958058, 1319116509, 2137411950, 1624442238, 531558791, 2020083741, 155257299, 830172861, 1028093234,
    992755573,
  ],
  'Cook',
  [1, fishSticks],
  [1, roastedOceanFish],
  [1, dough],
  [1, salt],
)
export const deluxeStuffedBulbs = {
  ...deluxe(
    'Mushroom Stuffed Bulbs',
    [
      207905468, 1317347185, 1280841949, 1389939111, 12856591, 215687031, 1253640532, 1522462318, 144368952,
      1494155308,
    ],
    'Cook',
    [1, stuffedBulbs],
    [1, mashedBulbs],
    [10, mushroom],
    [1, salt],
  ),
  // The plain one alone is Epic.
  rarity: [4, 3, 3, 3, 3, 3, 3, 3, 3, 3] as const,
}

/** A meal with more of what is in it, and a spice. */
function deluxe(meal: string, ids: readonly number[], verb: string, ...needs: readonly Needed[]) {
  return family({ tag: 'Meal', rarity: 3, names: plain(`Deluxe ${meal}`), ids, recipe: dish(verb, ...needs) })
}
