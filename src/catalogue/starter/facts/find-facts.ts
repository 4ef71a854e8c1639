import type { Source } from '#domain/catalog/item'
import type { GameTables } from './game-tables.ts'
import { type Outcome, outcomesOf } from './outcomes.ts'
import { nameOf } from './row-name.ts'

/**
 * @returns a function that takes the id of an item without a recipe and returns every craft that gives it, as a source: the item turns up
 * there while somebody crafts for something else. The amount is the average of one craft.
 */
export function findsIn(tables: GameTables): (id: string) => readonly Source[] {
  const crafts = tables.crafting.map((row) => ({
    row,
    outcomes: outcomesOf(row.crafted_item_stacks, tables),
  }))
  return (id) => crafts.flatMap((craft) => findsOf(id, craft, tables))
}

type Craft = { readonly row: GameTables['crafting'][number]; readonly outcomes: readonly Outcome[] }

function findsOf(id: string, { row, outcomes }: Craft, tables: GameTables): readonly Source[] {
  const amount = outcomes.reduce((sum, one) => sum + one.chance * (one.amounts.get(id) ?? 0), 0)
  if (amount === 0) return []
  const chance = outcomes.reduce((sum, one) => sum + (one.amounts.has(id) ? one.chance : 0), 0)
  const [need, tool] = [row.level_requirements[0], row.tool_requirements[0]]
  // The game's name of the row has a blank for a product. The starter catalogue may fill in any of them, so each name is a source.
  const names = new Set(
    outcomes.flatMap((one) => [...one.amounts.keys()].map((product) => nameOf(row, product, tables))),
  )
  return [...names].map((name) => ({
    // A craft has no tier of its own: -1.
    ...({ type: 'resource', name, tier: -1 } as const),
    verb: chance < 0.5 ? 'By chance' : 'Comes along',
    skill: tables.skills.get(need?.skill_id ?? 0)?.name ?? null,
    level: need?.level ?? 0,
    tool: tool ? { name: tables.tools.get(tool.tool_type)?.name ?? '', level: tool.level } : null,
    // Rounded up to the millionth, as the sum of chances is; a hundredth of a millionth is taken for a rounding error.
    amount: Math.ceil(amount * 1_000_000 - 0.01) / 1_000_000,
    effort: row.actions_required,
    time: row.time_requirement,
    stamina: row.stamina_requirement,
  }))
}
