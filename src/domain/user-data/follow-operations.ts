import type { Catalog } from '../catalog/catalog.ts'
import type { ItemId } from '../catalog/item.ts'
import type { Choice } from '../crafting/choice.ts'
import { followedIndex, followRecipes } from '../crafting/follow-recipes.ts'
import { applyOperations } from './apply-operation.ts'
import type { CatalogueMove, EntryKey, Operation, PlainOperation } from './operation.ts'
import { operationsBetween } from './operations-between.ts'
import type { UserDocument } from './user-document.ts'

/** The opened catalogue of a version. */
export type CatalogOf = (version: string) => Catalog

/** Whether an operation names a recipe other than the default: its number may mean another one in another catalogue. */
export function namesRecipe(operation: Operation): boolean {
  switch (operation.op) {
    case 'queue.add':
    case 'queue.setQty':
    case 'queue.remove':
      return operation.recipeIndex > 0
    case 'queue.clear':
      return operation.entries.some(({ recipeIndex }) => recipeIndex > 0)
    case 'queue.setRecipe':
      return operation.from + operation.to > 0
    case 'choice.set':
      return operation.choice?.source === 'craft' && operation.choice.recipeIndex > 0
    case 'catalogue.move':
      return true
    default:
      return false
  }
}

/** The same operation, with its recipes numbered as in another catalogue; a recipe that is gone becomes the default (BEY-14). */
export function followOperation(before: Catalog, after: Catalog, operation: PlainOperation): PlainOperation {
  const indexOf = (itemId: ItemId, recipeIndex: number) =>
    followedIndex(before, after, { itemId, recipeIndex })
  const followed = <Entry extends EntryKey>(entry: Entry): Entry => ({
    ...entry,
    recipeIndex: indexOf(entry.itemId, entry.recipeIndex),
  })
  switch (operation.op) {
    case 'queue.add':
    case 'queue.setQty':
    case 'queue.remove':
      return followed(operation)
    case 'queue.clear':
      return { ...operation, entries: operation.entries.map(followed) }
    case 'queue.setRecipe': {
      const { itemId, from, to } = operation
      return { ...operation, from: indexOf(itemId, from), to: indexOf(itemId, to) }
    }
    case 'choice.set': {
      const { itemId, choice } = operation
      return { ...operation, choice: followedChoice(choice, (index) => indexOf(itemId, index)) }
    }
    default:
      return operation
  }
}

function followedChoice(choice: Choice | null, indexOf: (index: number) => number): Choice | null {
  if (choice?.source !== 'craft') return choice
  const recipeIndex = indexOf(choice.recipeIndex)
  // The chosen recipe is gone, or is the default there: either way it goes back to the default.
  return recipeIndex === 0 && choice.recipeIndex !== 0 ? null : { source: 'craft', recipeIndex }
}

/** The move of a document to another catalogue. */
export function moveOf(document: UserDocument, before: Catalog, after: Catalog): CatalogueMove {
  const followed = { ...document, ...followRecipes(before, after, document) }
  return {
    op: 'catalogue.move',
    from: before.info.version,
    to: after.info.version,
    // 'to': they set amounts to what the document has, and do not add to them.
    operations: operationsBetween(document, followed, 'to'),
  }
}

/** A document, and the version of the catalogue by which its recipes are numbered. */
type Numbered = { readonly document: UserDocument; readonly catalogue: string }

/**
 * Rewrites operations that were made on another state of the document for its state now: each gets its recipes numbered as in
 * the catalogue that the document counts with by then. A move is made anew if the document still counts with the version that it
 * moves from, and left out otherwise.
 * @param madeWith the version by which the operations before the first move are numbered
 */
export function rebaseOperations(
  now: Numbered,
  operations: readonly Operation[],
  madeWith: string,
  catalogOf: CatalogOf,
): readonly Operation[] {
  let numbering = madeWith
  let { catalogue } = now
  const rebased: Operation[] = []
  for (const operation of operations) {
    if (operation.op !== 'catalogue.move') {
      const isSame = numbering === catalogue || !namesRecipe(operation)
      rebased.push(
        isSame ? operation : followOperation(catalogOf(numbering), catalogOf(catalogue), operation),
      )
      continue
    }
    numbering = operation.to
    if (operation.from !== catalogue) continue
    const document = applyOperations(now.document, rebased)
    rebased.push(moveOf(document, catalogOf(catalogue), catalogOf(numbering)))
    catalogue = numbering
  }
  return rebased
}
