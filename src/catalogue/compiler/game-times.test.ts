import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Catalog } from '#domain/catalog/catalog'
import type { Item, ItemId } from '#domain/catalog/item'
import { openCatalog } from '#domain/catalog/open-catalog'
import { packCatalog } from '#domain/catalog/pack'
import { createPlanner } from '#domain/crafting/planner'
import { powerFor } from '#domain/timing/own-tools'
import { timeOfStep } from '#domain/timing/plan-times'
import { totalTime } from '#domain/timing/time-total'
import { noMeans } from '#domain/timing/work-time'
import { stepsOf } from '#tests/support/steps-of'
import { compileCatalogue } from './compile-catalogue.ts'
import { loadTables } from './load-tables.ts'

const folder = '../shared/gamedata/tables'

/** The game's tables are not in the repository; without them these tests are left out. */
describe.runIf(existsSync(folder))('times by the tables of 2026-08-06', () => {
  let items: readonly Item[]
  const opened = (some: readonly Item[]) =>
    openCatalog(packCatalog(some, { name: 'Tables', date: '2026-08-06', version: 'tables' }))

  beforeAll(async () => {
    items = compileCatalogue((await loadTables(folder)).tables).items
  })

  function timesOfPlanks(catalog: Catalog, action: 'gather' | 'craft') {
    const planner = createPlanner(catalog)
    const itemId = items.find(({ name }) => name === 'Rough Plank')!.id as ItemId
    planner.update({
      buildList: [{ itemId, quantity: 100, recipeIndex: 0 }],
      inventory: new Map(),
      choices: new Map(),
    })
    const steps = stepsOf(planner).filter((step) => step.action === action)
    return totalTime(steps.map((step) => timeOfStep(catalog, step, noMeans)))
  }

  test('BEY-20: with ten points an action, 100 Rough Planks are 417 actions of gathering and 1,100 of crafting', () => {
    const tens = items.map((item) =>
      item.tool?.level === 1 ? { ...item, tool: { ...item.tool, power: 10 } } : item,
    )
    const catalog = opened(tens)
    // 4,167 points of gathering and 11,000 of crafting, as rough-planks.test.ts adds them up.
    const [gathering, crafting] = [timesOfPlanks(catalog, 'gather'), timesOfPlanks(catalog, 'craft')]
    expect(gathering).toMatchObject({ actions: 417, untimed: {} })
    // Every action of both takes 1.6 s.
    expect(gathering.seconds).toBeCloseTo(667.2)
    expect(crafting).toMatchObject({ actions: 1100, untimed: {} })
    expect(crafting.seconds).toBeCloseTo(1760)
    expect(Math.round(gathering.stamina + crafting.stamina)).toBe(1138)
  })

  test('BEY-20: with flint tools, 100 Rough Planks are 521 actions of gathering and 1,375 of crafting', () => {
    const catalog = opened(items)
    // The same points, of which a flint tool makes 8 an action.
    expect(timesOfPlanks(catalog, 'gather').actions).toBe(521)
    expect(timesOfPlanks(catalog, 'craft').actions).toBe(1375)
  })

  test('BEY-20: the game’s Common tools have the powers that are used where a catalogue knows no tools', () => {
    const [known, unknown] = [opened(items), opened([])]
    for (const name of ['Axe', 'Saw', 'Pickaxe', 'Knife', 'Hoe', 'Rod', 'Hammer', 'Scissors', 'Quill']) {
      for (let level = 1; level <= 10; level++) {
        const [ours, theirs] = [unknown, known].map((catalog) =>
          powerFor(catalog, new Map(), { name, level }, level),
        )
        expect(`${name} ${level}: ${ours}`).toBe(`${name} ${level}: ${theirs}`)
      }
    }
  })
})
