import type { Catalog } from '#domain/catalog/catalog'
import { followRecipes } from '#domain/crafting/follow-recipes'
import type { WholePlan } from '#domain/crafting/whole-plan'
import { operationsBetween } from '#domain/user-data/operations-between'
import type { History, Step } from './history.ts'

/**
 * The steps for another catalogue, in which recipes have other numbers: each step gets those, so that undo brings back the same
 * recipes (BEY-6, BEY-14).
 */
export function followHistory(before: Catalog, after: Catalog, { past, future }: History): History {
  const follow = planFollower(before, after)
  const followAll = (steps: readonly Step[]) =>
    steps
      .map((step) => ({ ...step, before: follow(step.before), after: follow(step.after) }))
      // A step from one recipe to another changes nothing any more where both are gone.
      .filter((step) => operationsBetween(step.before, step.after, step.meant).length > 0)
  return { past: followAll(past), future: followAll(future) }
}

/** Steps share most of their queues and choices, so each of these is followed once, and steps go on sharing it. */
function planFollower(before: Catalog, after: Catalog): (plan: WholePlan) => WholePlan {
  const queues = new Map<WholePlan['buildList'], WholePlan['buildList']>()
  const choices = new Map<WholePlan['choices'], WholePlan['choices']>()
  return (plan) => {
    if (!queues.has(plan.buildList) || !choices.has(plan.choices)) {
      const followed = followRecipes(before, after, plan)
      if (!queues.has(plan.buildList)) queues.set(plan.buildList, followed.buildList)
      if (!choices.has(plan.choices)) choices.set(plan.choices, followed.choices)
    }
    return { ...plan, buildList: queues.get(plan.buildList)!, choices: choices.get(plan.choices)! }
  }
}
