import { addEntry, type BuildList } from '../build-list/build-list.ts'
import type { WholePlan } from '../crafting/whole-plan.ts'
import { largerAmounts } from '../inventory/larger-amounts.ts'
import type { PlanFile } from './plan-file.ts'

/** Replaces the parts of the plan that the file has (SYS-5). */
export function replaceWithFile(mine: WholePlan, file: PlanFile): WholePlan {
  return {
    inventory: file.inventory ?? mine.inventory,
    buildList: file.buildList ?? mine.buildList,
    choices: file.choices ?? mine.choices,
    odds: file.odds ?? mine.odds,
    keptBack: file.keptBack ?? mine.keptBack,
  }
}

/** Merges the file into the plan. The larger amount is kept, so merging the same file twice changes nothing more; own choices stay. */
export function mergeWithFile(mine: WholePlan, file: PlanFile): WholePlan {
  return {
    inventory: largerAmounts(mine.inventory, file.inventory ?? new Map()),
    buildList: largerEntries(mine.buildList, file.buildList ?? []),
    choices: file.choices ? new Map([...file.choices, ...mine.choices]) : mine.choices,
    odds: file.odds ? new Map([...file.odds, ...mine.odds]) : mine.odds,
    keptBack: largerAmounts(mine.keptBack, file.keptBack ?? new Map()),
  }
}

function largerEntries(mine: BuildList, theirs: BuildList): BuildList {
  return theirs.reduce((list, entry) => {
    const own = mine.find(
      ({ itemId, recipeIndex }) => itemId === entry.itemId && recipeIndex === entry.recipeIndex,
    )
    const more = entry.quantity - (own?.quantity ?? 0)
    return more > 0 ? addEntry(list, { ...entry, quantity: more }) : list
  }, mine)
}
