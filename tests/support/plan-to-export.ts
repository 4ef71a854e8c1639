import type { Choice } from '#domain/crafting/choice'
import { neededOnce } from '#domain/crafting/needed-once'
import { allItems, type Odds } from '#domain/crafting/odds'
import { createPlanner } from '#domain/crafting/planner'
import { safeCounting } from '#domain/crafting/safe-counting'
import { exportedFacts } from '#domain/exporting/exported-facts'
import { actionOfMaterial, exportedSteps } from '#domain/exporting/exported-steps'
import type { ExportWords, PlanToExport } from '#domain/exporting/plan-text'
import { aCatalog, type ItemDraft, itemId } from './catalog-builder.ts'
import { stepsOf } from './steps-of.ts'

/** Short words for exports. */
export const exportWords: ExportWords = {
  actions: {
    craft: 'Craft',
    gather: 'Gather',
    trade: 'Trade for',
    build: 'Build',
    research: 'Research',
    obtain: 'Obtain',
  },
  comesAlong: 'Comes along',
  once: 'Needed once',
  nothingMissing: 'All Set!',
  more: (count) => `… and ${count} more lines`,
  columns: [
    'Item',
    'Tier',
    'Rarity',
    'Kind',
    'Needed',
    'Have',
    'Missing',
    'Comes along',
    'To get',
    'Crafts',
    'Not used up',
    'Work',
    'Waiting',
    'Stamina',
    'Chance',
    'Kept back',
    'Packages',
    'Coins',
  ],
  odds: { average: 'average', safe: '95 % safe' },
}

type Asked = {
  readonly queue: Readonly<Record<string, number>>
  /** The recipes of queue entries that do not go by the first. */
  readonly by?: Readonly<Record<string, number>>
  readonly held?: Readonly<Record<string, number>>
  readonly kept?: Readonly<Record<string, number>>
  readonly elsewhere?: readonly string[]
  readonly odds?: Odds
}

/** A plan from compact tables; planks take 64 seconds of work. */
export function exportOf(
  drafts: Readonly<Record<string, ItemDraft>>,
  { queue, by = {}, held = {}, kept = {}, elsewhere = [], odds = 'average' }: Asked,
): PlanToExport {
  const catalog = aCatalog(drafts)
  const planner = createPlanner(catalog, () => safeCounting)
  const buildList = Object.entries(queue).map(([id, quantity]) => ({
    itemId: itemId(id),
    quantity,
    recipeIndex: by[id] ?? 0,
  }))
  const choices = new Map(elsewhere.map((id) => [itemId(id), { source: 'elsewhere' } satisfies Choice]))
  const amounts = (of: Readonly<Record<string, number>>) =>
    new Map(Object.entries(of).map(([id, amount]) => [itemId(id), amount]))
  const inventory = amounts(held)
  const keptBack = amounts(kept)
  planner.update({ buildList, inventory, choices, keptBack, odds: new Map([[allItems, odds]]) })
  const materials = planner.materials()
  const once = neededOnce(catalog, materials, buildList)
  return {
    title: 'My plan',
    targets: [],
    notes: [],
    materials,
    steps: exportedSteps(catalog, stepsOf(planner), once),
    once,
    actionOf: (row) => actionOfMaterial(catalog, row, choices),
    factsOf: exportedFacts(catalog, materials, { inventory, choices, keptBack }),
    timeOf: ({ itemId: id }) =>
      id === 'Plank' ? { kind: 'worked', actions: 40, seconds: 64, stamina: 29.5 } : null,
  }
}
