import type { BuildList, BuildListEntry } from '../build-list/build-list.ts'
import type { WholePlan } from '../crafting/whole-plan.ts'

/** One step that can be undone: the plan before and after it. */
export type PlanChange = { readonly before: WholePlan; readonly after: WholePlan }

/** The step that undoes this one. */
export function reverse({ before, after }: PlanChange): PlanChange {
  return { before: after, after: before }
}

/**
 * Applies a step to the present plan (BEY-6). Only what the step changed is changed; what was added since, for example by
 * another tab, stays. Applying a step and then its reverse to the plan before it gives that plan again.
 */
export function applyChange(now: WholePlan, { before, after }: PlanChange): WholePlan {
  return {
    buildList: changeQueue(now.buildList, before.buildList, after.buildList),
    inventory: changeMap(now.inventory, before.inventory, after.inventory),
    choices: changeMap(now.choices, before.choices, after.choices),
    odds: changeMap(now.odds, before.odds, after.odds),
    keptBack: changeMap(now.keptBack, before.keptBack, after.keptBack),
  }
}

function changeMap<Key, Value>(
  now: ReadonlyMap<Key, Value>,
  before: ReadonlyMap<Key, Value>,
  after: ReadonlyMap<Key, Value>,
): ReadonlyMap<Key, Value> {
  if (before === after) return now
  if (now === before) return after
  const next = new Map(now)
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const value = after.get(key)
    // By content: a choice that followed a newer catalogue is another object in each plan.
    if (JSON.stringify(before.get(key)) === JSON.stringify(value)) continue
    if (value === undefined) next.delete(key)
    else next.set(key, value)
  }
  return next
}

function changeQueue(now: BuildList, before: BuildList, after: BuildList): BuildList {
  if (before === after) return now
  if (isSameQueue(now, before)) return after
  const wanted = new Map(after.map((entry) => [keyOf(entry), entry]))
  const wasThere = new Map(before.map((entry) => [keyOf(entry), entry]))
  const kept = now.flatMap((entry) => {
    const key = keyOf(entry)
    const target = wanted.get(key)
    if (wasThere.get(key)?.quantity === target?.quantity) return [entry]
    return target ? [target] : []
  })
  const there = new Set(kept.map(keyOf))
  const added = after.filter((entry) => !wasThere.has(keyOf(entry)) && !there.has(keyOf(entry)))
  return [...kept, ...added]
}

function isSameQueue(a: BuildList, b: BuildList): boolean {
  return (
    a === b ||
    (a.length === b.length &&
      a.every((entry, i) => keyOf(entry) === keyOf(b[i]!) && entry.quantity === b[i]!.quantity))
  )
}

function keyOf({ itemId, recipeIndex }: BuildListEntry): string {
  return `${itemId} ${recipeIndex}`
}
