import { type BuildList, type BuildListEntry, maxQuantity } from '../build-list/build-list.ts'
import type { WholePlan } from '../crafting/whole-plan.ts'
import type { AmountsMeant } from '../user-data/operations-between.ts'

/** One step that can be undone: the plan before and after it. */
export type PlanChange = { readonly before: WholePlan; readonly after: WholePlan }

/** The step that undoes this one. */
export function reverse({ before, after }: PlanChange): PlanChange {
  return { before: after, after: before }
}

/**
 * Applies a step to the present plan (BEY-6). Only what the step changed is changed; what was added since, for example by
 * another tab, stays. A step and then its reverse, applied to the plan before the step, give that plan again.
 * @param meant `by`: an amount of the queue or the stock changes by so much; `to`: it becomes what the step made it
 */
export function applyChange(
  now: WholePlan,
  { before, after }: PlanChange,
  meant: AmountsMeant = 'to',
): WholePlan {
  const become = amounts[meant]
  return {
    buildList: changeQueue(now.buildList, before.buildList, after.buildList, become),
    inventory: changeMap(now.inventory, before.inventory, after.inventory, become),
    choices: changeMap(now.choices, before.choices, after.choices),
    odds: changeMap(now.odds, before.odds, after.odds),
    keptBack: changeMap(now.keptBack, before.keptBack, after.keptBack),
  }
}

/** Says what a row becomes. A row that is not there is undefined, before and after. */
type Become<Value> = (now?: Value, before?: Value, after?: Value) => Value | undefined

const amounts: Readonly<Record<AmountsMeant, Become<number>>> = {
  to: (_now, _before, after) => after,
  by: (now = 0, before = 0, after = 0) =>
    Math.min(maxQuantity, Math.max(0, now + after - before)) || undefined,
}

function changeMap<Key, Value>(
  now: ReadonlyMap<Key, Value>,
  before: ReadonlyMap<Key, Value>,
  after: ReadonlyMap<Key, Value>,
  become: Become<Value> = (_now, _before, value) => value,
): ReadonlyMap<Key, Value> {
  if (before === after) return now
  if (now === before) return after
  const next = new Map(now)
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const [was, wanted] = [before.get(key), after.get(key)]
    // Compared by content: following a newer catalogue makes a new object of an equal choice.
    if (JSON.stringify(was) === JSON.stringify(wanted)) continue
    const value = become(now.get(key), was, wanted)
    if (value === undefined) next.delete(key)
    else next.set(key, value)
  }
  return next
}

function changeQueue(now: BuildList, before: BuildList, after: BuildList, become: Become<number>): BuildList {
  if (before === after) return now
  if (isSameQueue(now, before)) return after
  const wanted = new Map(after.map((entry) => [keyOf(entry), entry]))
  const wasThere = new Map(before.map((entry) => [keyOf(entry), entry]))
  const kept = now.flatMap((entry) => {
    const key = keyOf(entry)
    const [was, goal] = [wasThere.get(key)?.quantity, wanted.get(key)?.quantity]
    if (was === goal) return [entry]
    const quantity = become(entry.quantity, was, goal)
    return quantity === undefined ? [] : [{ ...entry, quantity }]
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
