import { dish } from '../dishes.ts'
import { family } from '../members.ts'
import { plain } from '../words.ts'
import { baitfish } from './baitfish.ts'
import { dough, mashedBulbs } from './cooking.ts'
import { lakeFilet } from './lake-fish.ts'
import { oceanFilet } from './ocean-fish.ts'

export const roastedFish = family({
  tag: 'Basic Food',
  names: plain('Roasted Fish'),
  ids: [1170006, 2170006, 3170006, 4170006, 5170006, 6170006, 306210969, 1925724505, 577434769, 800626223],
  recipe: dish('Cook', [1, lakeFilet]),
})

export const roastedOceanFish = family({
  tag: 'Basic Food',
  names: plain('Roasted Ocean Fish'),
  ids: [1170007, 2170007, 3170007, 4170007, 5170007, 6170007, 102576945, 499222991, 335141681, 1299649056],
  recipe: dish('Cook', [1, oceanFilet]),
})

export const skeweredBaitfish = family({
  tag: 'Basic Food',
  names: plain('Skewered Baitfish'),
  ids: [1170005, 2170005, 3170005, 4170005, 5170005, 6170005, 382901580, 1566519204, 1893625981, 1194403169],
  recipe: dish('Cook', [2, baitfish]),
})

export const fishAndBulbs = family({
  tag: 'Meal',
  names: plain('Fish and Bulbs'),
  ids: [1170009, 2170009, 3170009, 4170009, 5170009, 6170009, 519513382, 539096868, 485884071, 1459487461],
  recipe: dish('Cook', [2, roastedFish], [1, mashedBulbs]),
})

export const fishSticks = family({
  tag: 'Meal',
  names: plain('Ocean Fish Sticks'),
  ids: [
    454533559, 1375500026, 561472010, 1897619877, 1470592039, 1700694936, 124580480, 910708388, 225137551,
    1505884741,
  ],
  recipe: dish('Cook', [2, roastedOceanFish], [1, dough]),
})
