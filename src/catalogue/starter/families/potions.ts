import { by, waiting } from '../crafts.ts'
import type { Needed } from '../family.ts'
import { bought } from '../gathering.ts'
import { family, single } from '../members.ts'
import { basic, rough } from '../words.ts'
import { waterBucket } from './carpentry.ts'
import { wispweaveSeeds } from './farming.ts'
import { berry, flower, mushroom } from './foraging.ts'
import { rawMeat } from './hunting.ts'
import { lakeFilet } from './lake-fish.ts'
import { vial } from './masonry.ts'
import { fishOil } from './ocean-fish.ts'

export const smoker = single({
  tag: 'Taming',
  name: 'Smoker',
  id: 1678554032,
  tier: 1,
  found: [{ ...bought('Tamer', '50 Hex Coin'), skill: 'Taming', level: 15 }],
})

/** A day in the apiary. */
export const honey = single({
  tag: 'Honey',
  name: 'Honey',
  id: 1225123841,
  recipe: waiting('Apiary', 'Collect {0}', {
    skill: 'Taming',
    seconds: 86_400,
    needs: [[1, smoker]],
    gives: 100,
  }),
})

export const chemicalBase = single({
  tag: 'Potion Base',
  name: 'Chemical Base',
  id: 860715378,
  recipe: by('scholar', 'Mix {0}', {
    effort: 50,
    needs: [
      [10, honey],
      [1, waterBucket],
    ],
    gives: 10,
  }),
})

export const healingPotion = potion(
  'Healing Potion',
  [
    1985753175, 231882109, 1241558565, 60702200, 349664081, 150119774, 1595786521, 2114450653, 1633320160,
    2011003333,
  ],
  [5, flower],
)
export const staminaPotion = potion(
  'Stamina Potion',
  [
    747505039, 1868014014, 304989025, 2077457839, 657302832, 1965392393, 166627524, 1764797024, 595492492,
    2048036143,
  ],
  [5, berry],
)

export const craftingElixir = elixir(
  'Crafting',
  [
    1569472580, 2068709084, 1438381702, 430501399, 639183677, 850829831, 942892298, 1714811992, 152720213,
    247162618,
  ],
  [5, mushroom],
)
export const gatheringElixir = elixir(
  'Gathering',
  [
    286007434, 516497086, 846219055, 2088080574, 202238935, 1525088297, 975107292, 1788765568, 1504635658,
    992630365,
  ],
  [2, lakeFilet],
)
export const buildingElixir = elixir(
  'Building',
  [
    570845662, 1869871469, 1093386577, 677042092, 956500993, 1238043936, 1458926648, 678172384, 160539862,
    413393698,
  ],
  [2, rawMeat],
)

export const chemicalCatalyst = family({
  tag: 'Catalyst',
  names: basic('Chemical Catalyst'),
  ids: [
    1573699181, 283591176, 1020188259, 98643046, 1030159712, 389773215, 1569513170, 1359102754, 1527038072,
    391105297,
  ],
  recipe: by('scholar', 'Craft {0}', {
    effort: 20,
    needs: [
      [2, fishOil],
      [10, wispweaveSeeds],
    ],
  }),
})

/** What claims are kept alive with. */
export const compounds = family({
  tag: 'Supplies',
  kind: 'cargo',
  names: rough('Experimental Compounds').with(2, 'Infused Experimental Compounds'),
  ids: [
    583106011, 1496962595, 2146702618, 1026230335, 338529773, 53658000, 1546723412, 960407828, 1090785594,
    1412406838,
  ],
  recipe: by('scholar', 'Pack {0}', { effort: 50, needs: [[10, chemicalCatalyst]] }),
})

function potion(tag: string, ids: readonly number[], of: Needed) {
  return family({ tag, names: basic(tag), ids, recipe: mixed(of, 5) })
}

function elixir(work: string, ids: readonly number[], of: Needed) {
  return family({ tag: 'Elixir', names: basic(`${work} Elixir`), ids, recipe: mixed(of, 3) })
}

function mixed(of: Needed, gives: number) {
  return by('scholar', 'Mix {0}', {
    effort: 50,
    needs: [of, [1, vial], [[5, 6, 8, 10, 15, 20, 25, 30, 40, 50], chemicalBase]],
    gives,
  })
}
