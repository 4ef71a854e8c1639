import { createHash } from 'node:crypto'
import type { CatalogInfo } from '#domain/catalog/catalog-info'
import type { Item } from '#domain/catalog/item'
import * as armor from './families/armor.ts'
import * as baitfish from './families/baitfish.ts'
import * as bandages from './families/bandages.ts'
import * as carpentry from './families/carpentry.ts'
import * as claimResearch from './families/claim-research.ts'
import * as clothing from './families/clothing.ts'
import * as construction from './families/construction.ts'
import * as cooking from './families/cooking.ts'
import * as craftedPackages from './families/crafted-packages.ts'
import * as deeds from './families/deeds.ts'
import * as deluxeMeals from './families/deluxe-meals.ts'
import * as farming from './families/farming.ts'
import * as fertilizer from './families/fertilizer.ts'
import * as fineFurniture from './families/fine-furniture.ts'
import * as fishDishes from './families/fish-dishes.ts'
import * as fishingGear from './families/fishing-gear.ts'
import * as flintTools from './families/flint-tools.ts'
import * as foraging from './families/foraging.ts'
import * as forestry from './families/forestry.ts'
import * as gatheredPackages from './families/gathered-packages.ts'
import * as gems from './families/gems.ts'
import * as housing from './families/housing.ts'
import * as hunting from './families/hunting.ts'
import * as lakeFish from './families/lake-fish.ts'
import * as leatherworking from './families/leatherworking.ts'
import * as masonry from './families/masonry.ts'
import * as mining from './families/mining.ts'
import * as oceanFish from './families/ocean-fish.ts'
import * as outpostResearch from './families/outpost-research.ts'
import * as paranensis from './families/paranensis.ts'
import * as potions from './families/potions.ts'
import * as pottery from './families/pottery.ts'
import * as professionResearch from './families/profession-research.ts'
import * as rarerTools from './families/rarer-tools.ts'
import * as refinedPackages from './families/refined-packages.ts'
import * as refining from './families/refining.ts'
import * as research from './families/research.ts'
import * as rings from './families/rings.ts'
import * as rusticFurniture from './families/rustic-furniture.ts'
import * as scholar from './families/scholar.ts'
import * as scholarPackages from './families/scholar-packages.ts'
import * as siftCollectors from './families/sift-collectors.ts'
import * as smithing from './families/smithing.ts'
import * as stations from './families/stations.ts'
import * as storage from './families/storage.ts'
import * as tailoring from './families/tailoring.ts'
import * as tools from './families/tools.ts'
import * as town from './families/town.ts'
import * as tradeGoods from './families/trade-goods.ts'
import * as travellers from './families/travellers.ts'
import * as treatments from './families/treatments.ts'
import * as trees from './families/trees.ts'
import * as waitingStations from './families/waiting-stations.ts'
import * as walls from './families/walls.ts'
import * as weapons from './families/weapons.ts'
import * as workshops from './families/workshops.ts'
import type { Family } from './family.ts'
import { familyItems } from './family-items.ts'
import { starterName } from './starter-name.ts'

type StarterCatalog = { readonly info: CatalogInfo; readonly items: readonly Item[] }

const files = [
  ...[tradeGoods, forestry, carpentry, mining, smithing, masonry],
  ...[hunting, leatherworking, foraging, fertilizer, farming, tailoring, construction],
  ...[baitfish, lakeFish, oceanFish, paranensis, cooking, fishDishes, deluxeMeals],
  ...[scholar, treatments, refining, research],
  ...[flintTools, tools, rarerTools, weapons, armor, clothing],
  ...[potions, bandages, pottery, fishingGear, siftCollectors, deeds, travellers],
  ...[gems, rings, trees],
  ...[craftedPackages, gatheredPackages, refinedPackages, scholarPackages],
  ...[claimResearch, professionResearch, outpostResearch],
  ...[stations, waitingStations, workshops, storage, walls, housing, town],
  ...[rusticFurniture, fineFurniture],
]
const families = files.flatMap((file) => Object.values<unknown>(file).flat().filter(isFamily))

let opened: StarterCatalog | undefined

/** The catalogue that a fresh clone works with: the core recipes of every profession, written by hand (CAT-3). */
export function starterCatalog(): StarterCatalog {
  opened ??= open()
  return opened
}

function isFamily(value: unknown): value is Family {
  return typeof value === 'object' && value !== null && 'ids' in value
}

function open(): StarterCatalog {
  const items = families.flatMap(familyItems)
  // The date of the game data with which the facts were checked.
  return { info: { name: starterName, date: '2026-08-06', version: contentHash(items) }, items }
}

/** Enough to tell two versions apart. */
function contentHash(items: readonly Item[]): string {
  return createHash('sha256').update(JSON.stringify(items)).digest('hex').slice(0, 8)
}
