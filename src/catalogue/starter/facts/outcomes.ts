import { type GameTables, type Stack, stackId } from './game-tables.ts'

/** One possible result of a craft, with its chance. */
export type Outcome = { readonly chance: number; readonly amounts: ReadonlyMap<string, number> }

/** All possible results of the stacks: a random list gives one of its possibilities, by weight / sum of weights. */
export function outcomesOf(stacks: readonly Stack[], tables: GameTables): readonly Outcome[] {
  return stacks.reduce<readonly Outcome[]>(
    (soFar, stack) =>
      soFar.flatMap((one) =>
        rolled(stack, tables).map((other) => ({
          chance: one.chance * other.chance,
          amounts: together(one.amounts, other.amounts),
        })),
      ),
    [{ chance: 1, amounts: new Map() }],
  )
}

/** The average amounts of the stacks. */
export function averageOf(stacks: readonly Stack[], tables: GameTables): ReadonlyMap<string, number> {
  const amounts = new Map<string, number>()
  for (const outcome of outcomesOf(stacks, tables)) {
    for (const [id, amount] of outcome.amounts) {
      amounts.set(id, (amounts.get(id) ?? 0) + amount * outcome.chance)
    }
  }
  return amounts
}

function rolled(stack: Stack, tables: GameTables): readonly Outcome[] {
  const id = stackId(stack)
  // 0, which no list has as its id, stands for none.
  const list = tables.lists.get(tables.things.get(id)?.item_list_id ?? 0)
  if (!list) return [{ chance: 1, amounts: new Map([[id, stack.quantity]]) }]
  const sum = list.possibilities.reduce((all, { probability }) => all + probability, 0)
  return list.possibilities.flatMap(({ probability, items }) =>
    outcomesOf(items, tables).map((inner) => ({ ...inner, chance: (inner.chance * probability) / sum })),
  )
}

function together(
  one: ReadonlyMap<string, number>,
  other: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const both = new Map(one)
  for (const [id, amount] of other) both.set(id, (both.get(id) ?? 0) + amount)
  return both
}
