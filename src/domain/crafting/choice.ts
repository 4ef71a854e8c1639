import type { ItemId } from '../catalog/item.ts'

/** How a player wants to come by an item wherever the plan needs it (BEY-2). */
export type Choice =
  | { readonly source: 'craft'; readonly recipeIndex: number }
  | { readonly source: 'gather' }
  | { readonly source: 'elsewhere' }

/** Only the items whose way differs from the catalogue's default. */
export type Choices = ReadonlyMap<ItemId, Choice>
