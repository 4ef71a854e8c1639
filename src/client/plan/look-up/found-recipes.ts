import { type Catalog, findItem } from '#domain/catalog/catalog'
import type { Item, ItemId } from '#domain/catalog/item'
import { plainText } from '#domain/catalog/plain-text'

/** A recipe a look-up found, with its item at hand. */
export type Found<Row> = Row & { readonly item: Item }

export type FoundFilter = { readonly word: string; readonly skill: string | null }

export function withItems<Row extends { readonly itemId: ItemId }>(
  catalog: Catalog,
  rows: readonly Row[],
): readonly Found<Row>[] {
  return rows.flatMap((row) => {
    const item = findItem(catalog, row.itemId)
    return item ? [{ ...row, item }] : []
  })
}

export function matchingRows<Row extends { readonly recipeIndex: number }>(
  rows: readonly Found<Row>[],
  { word, skill }: FoundFilter,
): readonly Found<Row>[] {
  const plain = plainText(word)
  return rows.filter(
    (row) =>
      (plain === '' || plainText(row.item.name).includes(plain)) &&
      (skill === null || skillOf(row) === skill),
  )
}

/** Skills that occur, by name. */
export function skillsOfFound(rows: readonly Found<{ readonly recipeIndex: number }>[]): readonly string[] {
  return [...new Set(rows.flatMap((row) => skillOf(row) ?? []))].sort()
}

function skillOf({ item, recipeIndex }: Found<{ readonly recipeIndex: number }>): string | null | undefined {
  return item.recipes[recipeIndex]?.skill
}
