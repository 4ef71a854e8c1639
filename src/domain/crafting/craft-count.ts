import type { Catalog } from '../catalog/catalog.ts'
import type { PlanOdds } from './odds.ts'

/** Crafts for that many wanted pieces. */
export type CraftCount = (wanted: number) => number

/**
 * How the crafts of an item by a recipe are counted; null where the average of its yield decides.
 * @param item place in the catalogue
 * @param recipe place among all recipes of the graph; below 0 where the item is made by none
 */
export type CountCrafts = (item: number, recipe: number) => CraftCount | null

/** Makes of a plan's odds how its crafts are counted. */
export type OddsCounting = (catalog: Catalog, odds: PlanOdds) => CountCrafts
