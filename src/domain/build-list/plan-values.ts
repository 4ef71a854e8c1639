import type { ItemId } from '../catalog/item.ts'
import { maxQuantity } from './build-list.ts'

/** Whether a value of an imported or shared plan can be an item's id. Ids of the game (`ItemId`) are far shorter than the limit. */
export function isItemId(value: unknown): value is ItemId {
  return typeof value === 'string' && value.length > 0 && value.length <= 100
}

/** Whether it can be an amount: whole, from 1 to `maxQuantity`. */
export function isQuantity(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= maxQuantity
}

/** Whether it can be the place of a recipe among those of its item. */
export function isRecipeIndex(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 1_000
}
