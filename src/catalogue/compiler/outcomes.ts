import type { ItemId } from '#domain/catalog/item'
import type { StackRow } from './table-rows.ts'
import { idOf, type Things } from './things.ts'

/** One possible result of a craft: a chance and the amounts it gives. */
export type Outcome = { readonly probability: number; readonly amounts: ReadonlyMap<ItemId, number> }

const nothing: readonly Outcome[] = [{ probability: 1, amounts: new Map() }]

/**
 * All possible results of the stacks (CAT-2). A random list gives exactly one of its possibilities; weights are divided by
 * their sum, as in the game. A list is rolled once, whatever the quantity of its stack.
 */
export function outcomesOf(stacks: readonly StackRow[], things: Things): readonly Outcome[] {
  return stacks.reduce((soFar, stack) => both(soFar, outcomesOfStack(stack, things)), nothing)
}

/** Expected amounts only, for long loot lists with too many combinations to list. */
export function expectedAmounts(stacks: readonly StackRow[], things: Things): Map<ItemId, number> {
  const expected = new Map<ItemId, number>()
  for (const stack of stacks) {
    for (const outcome of outcomesOfStackAlone(stack, things)) {
      const inner = outcome.list ? expectedAmounts(outcome.list, things) : outcome.amounts
      for (const [id, amount] of inner) add(expected, id, amount * outcome.probability)
    }
  }
  return expected
}

function outcomesOfStack(stack: StackRow, things: Things): readonly Outcome[] {
  return outcomesOfStackAlone(stack, things).flatMap(({ probability, amounts, list }) =>
    list
      ? outcomesOf(list, things).map((inner) => ({ ...inner, probability: probability * inner.probability }))
      : [{ probability, amounts }],
  )
}

/** The results of one roll, without rolling nested lists. */
function outcomesOfStackAlone(
  stack: StackRow,
  things: Things,
): (Outcome & { readonly list?: readonly StackRow[] })[] {
  const id = idOf(stack)
  const list = things.lists.get(id)
  if (!list) return [{ probability: 1, amounts: new Map([[id, stack.quantity]]) }]
  const weight = list.possibilities.reduce((sum, possibility) => sum + possibility.probability, 0)
  return list.possibilities
    .filter((possibility) => possibility.probability > 0)
    .map(({ probability, items }) => ({ probability: probability / weight, amounts: new Map(), list: items }))
}

/** Every result of one with every result of the other; results with the same amounts are one. */
function both(left: readonly Outcome[], right: readonly Outcome[]): readonly Outcome[] {
  const merged = new Map<string, Outcome>()
  for (const a of left) {
    for (const b of right) {
      const amounts = new Map(a.amounts)
      for (const [id, amount] of b.amounts) add(amounts, id, amount)
      const key = [...amounts].sort(([x], [y]) => (x < y ? -1 : 1)).join(';')
      const probability = a.probability * b.probability + (merged.get(key)?.probability ?? 0)
      merged.set(key, { probability, amounts })
    }
  }
  return [...merged.values()]
}

function add(amounts: Map<ItemId, number>, id: ItemId, amount: number): void {
  amounts.set(id, (amounts.get(id) ?? 0) + amount)
}
