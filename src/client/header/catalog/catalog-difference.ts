import { findItem } from '#domain/catalog/catalog'
import type { ItemId } from '#domain/catalog/item'
import { followRecipes, otherWays } from '#domain/crafting/follow-recipes'
import type { Material } from '#domain/crafting/material'
import { type NeedChange, needChanges } from '#domain/crafting/plan-difference'
import type { PlanProblem } from '#domain/crafting/plan-limits'
import type { CalculatorState } from '../../state/calculator.ts'
import type { Engine } from '../../state/engine.ts'

/** `way` is the recipe's name in the other catalogue; null where the item is gathered there. */
export type OtherWay = { readonly itemId: ItemId; readonly name: string; readonly way: string | null }

/** The difference that another catalogue makes to a plan. */
export type CatalogDifference = {
  readonly changes: readonly NeedChange[]
  /** Names of items of the plan and the inventory that are not in the other catalogue. */
  readonly gone: readonly string[]
  /** Items that the plan comes by in another way, because that is the default there. */
  readonly otherWays: readonly OtherWay[]
  /** Why needs cannot be compared, or null. */
  readonly problem: PlanProblem | null
}

/** Compares the same plan under both catalogues. */
export function catalogDifference(before: Engine, after: Engine, input: CalculatorState): CatalogDifference {
  const old = before.planOf(input)
  const fresh = after.planOf({ ...input, ...followRecipes(before.catalog, after.catalog, input) })
  // An item that the old catalogue lacks has no name: there is nothing at the place -1.
  const nameOf = (id: string) => before.catalog.names[before.catalog.indexById.get(id) ?? -1]
  const used = [...input.buildList, ...old.materials].map(({ itemId }) => itemId)
  const gone = [...new Set([...used, ...input.inventory.keys()])].flatMap((id) =>
    after.catalog.indexById.has(id) ? [] : (nameOf(id) ?? []),
  )
  const changes = needChanges(old.materials, fresh.materials).map((change) => ({
    ...change,
    itemName: nameOf(change.itemId) ?? change.itemName,
  }))
  const moved = otherWays({ ...before, materials: old.materials }, { ...after, materials: fresh.materials })
  return {
    changes,
    gone,
    otherWays: [...new Set(moved)].map((id) => ({
      itemId: id,
      name: nameOf(id) ?? id,
      way: wayIn(after, fresh.materials, id),
    })),
    problem: old.problem ?? fresh.problem,
  }
}

function wayIn({ catalog }: Engine, materials: readonly Material[], itemId: ItemId): string | null {
  const index = materials.find((row) => row.itemId === itemId)?.craft?.recipeIndex
  return index === undefined ? null : (findItem(catalog, itemId)?.recipes[index]?.name ?? null)
}
