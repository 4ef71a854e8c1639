import { cooked } from '../crafts.ts'
import { baked, dish } from '../dishes.ts'
import { above, family } from '../members.ts'
import { basic, plain } from '../words.ts'
import { waterBucket } from './carpentry.ts'
import { embergrain, starbulb } from './farming.ts'
import { berry, flower, mushroom } from './foraging.ts'
import { rawMeat } from './hunting.ts'

export const dough = family({
  tag: 'Dough',
  names: basic('Embergrain Dough'),
  ids: [1120005, 2120005, 3120005, 4120005, 5120005, 6120005, 1371278217, 1229162977, 538920616, 728096566],
  recipe: cooked('Mix {0}', { effort: 20, needs: [[20, embergrain]] }),
})

export const bread = family({
  tag: 'Basic Food',
  names: plain('Bread'),
  ids: [1170008, 2170008, 3170008, 4170008, 5170008, 6170008, 1854514562, 113402944, 990866079, 267963940],
  recipe: baked([1, dough]),
})

export const cookedBerries = family({
  tag: 'Basic Food',
  names: plain('Cooked Berries'),
  ids: [1170000, 2170000, 3170000, 4170000, 5170000, 6170000, 287213426, 1667103104, 291179803, 1510160267],
  recipe: dish('Cook', [5, berry]),
})

export const mushroomSkewer = family({
  tag: 'Basic Food',
  names: plain('Mushroom Skewer'),
  ids: [1170001, 2170001, 3170001, 4170001, 5170001, 6170001, 1783151508, 1962733786, 1927578557, 1664560257],
  recipe: dish('Cook', [5, mushroom]),
})

export const mashedBulbs = family({
  tag: 'Basic Food',
  names: plain('Mashed Bulbs'),
  ids: [1170004, 2170004, 3170004, 4170004, 5170004, 6170004, 1936407696, 529721253, 2031320058, 819149629],
  recipe: dish('Cook', [5, starbulb]),
})

export const roastedMeat = family({
  tag: 'Basic Food',
  names: plain('Roasted Meat'),
  ids: [1170002, 2170002, 3170002, 4170002, 5170002, 6170002, 1221133683, 1915371751, 40349004, 277511016],
  recipe: dish('Cook', [1, rawMeat]),
})

export const rawBerryPie = family({
  tag: 'Raw Meal',
  names: plain('Raw Berry Pie'),
  ids: [1170015, 2170015, 3170015, 4170015, 5170015, 6170015, 1920980418, 907267894, 1983097743, 1009659769],
  recipe: dish('Prepare', [2, cookedBerries], [1, dough]),
})

export const berryPie = family({
  tag: 'Meal',
  names: plain('Berry Pie'),
  ids: [1170016, 2170016, 3170016, 4170016, 5170016, 6170016, 235656017, 127337957, 2035010471, 807718375],
  // The game bakes the Delicious (T8) pie from the raw Delectable (T10) one.
  recipe: baked(
    [[1, 1, 1, 1, 1, 1, 1, 0, 1, 1], rawBerryPie],
    [[0, 0, 0, 0, 0, 0, 0, 1, 0, 0], above(rawBerryPie, 2)],
  ),
})

export const rawBulbRolls = family({
  tag: 'Raw Meal',
  names: plain('Raw Bulb Rolls'),
  ids: [1170018, 2170018, 3170018, 4170018, 5170018, 6170018, 237086445, 428269439, 892611099, 42076410],
  recipe: dish('Prepare', [2, mashedBulbs], [1, dough]),
})

export const bulbRolls = family({
  tag: 'Meal',
  names: plain('Bulb Rolls'),
  ids: [1170019, 2170019, 3170019, 4170019, 5170019, 6170019, 1701395800, 1737027704, 226672491, 1736712016],
  recipe: baked([1, rawBulbRolls]),
})

export const groundMeat = family({
  tag: 'Meal',
  names: plain('Ground Meat and Mashed Bulbs'),
  ids: [1170010, 2170010, 3170010, 4170010, 5170010, 6170010, 1475346713, 1593558034, 2016436858, 70001889],
  recipe: dish('Cook', [2, roastedMeat], [1, mashedBulbs]),
})

export const meatSandwich = family({
  tag: 'Meal',
  names: plain('Meat Sandwich'),
  ids: [1170012, 2170012, 3170012, 4170012, 5170012, 6170012, 563853120, 1939571752, 660378396, 620978731],
  recipe: dish('Make', [2, roastedMeat], [1, bread]),
})

export const stuffedBulbs = family({
  tag: 'Meal',
  names: plain('Mushroom Stuffed Bulbs'),
  ids: [1170017, 2170017, 3170017, 4170017, 5170017, 6170017, 538256728, 436152917, 565478461, 2131627606],
  recipe: dish('Cook', [2, mashedBulbs], [10, mushroom]),
})

export const hotTea = tea('Hot Tea', [1170021, 2170021, 3170021, 4170021, 5170021, 6170021])
export const chillingTea = tea('Chilling Tea', [1170022, 2170022, 3170022, 4170022, 5170022, 6170022])

/** There is none above T6. */
function tea(name: string, ids: readonly number[]) {
  return family({
    tag: 'Tea',
    names: plain(name),
    tiers: [1, 2, 3, 4, 5, 6],
    ids,
    recipe: cooked('Cook {0}', {
      effort: 20,
      needs: [
        [5, flower],
        [1, waterBucket],
      ],
    }),
  })
}
