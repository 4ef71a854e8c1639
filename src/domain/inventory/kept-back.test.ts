import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import {
  arbitraryChoices,
  arbitraryDrafts,
  arbitraryEntry,
  arbitraryInventory,
  arbitraryKeptBack,
} from '#tests/support/plan-arbitraries'
import { createPlanner } from '../crafting/planner.ts'
import { changeUsable, keepBack } from './keep-back.ts'
import { usableAmount, usableStock } from './kept-back.ts'

const log = itemId('Log')
const plank = itemId('Plank')

describe('CAL-8: what a player keeps back', () => {
  test('is left alone: of 70 logs with 50 kept back a plan may use 20', () => {
    const held = { inventory: new Map([[log, 70]]), keptBack: new Map([[log, 50]]) }
    expect(usableAmount(held, log)).toBe(20)
    expect([...usableStock(held)]).toEqual([[log, 20]])
    expect([...usableStock({ ...held, inventory: new Map([[log, 30]]) })]).toEqual([])
    expect(usableStock({ ...held, keptBack: new Map() })).toBe(held.inventory)
  })

  test('is not used by a plan: 30 logs are missing for 50 planks, though 70 lie there', () => {
    const planner = createPlanner(aCatalog({ Plank: { recipes: [{ from: { Log: 1 } }] }, Log: {} }))
    planner.update({
      buildList: [{ itemId: plank, quantity: 50, recipeIndex: 0 }],
      inventory: new Map([[log, 70]]),
      choices: new Map(),
      keptBack: new Map([[log, 50]]),
    })
    expect(planner.materials()[0]).toMatchObject({ itemId: log, have: 70, needed: 50, missing: 30 })
  })

  test('stays when a step takes all it can get: of 70 logs with 50 kept back 50 are left', () => {
    const held = { inventory: new Map([[log, 70]]), keptBack: new Map([[log, 50]]) }
    const taken = (usable: ReadonlyMap<typeof log, number>) => new Map([...usable, [log, 0], [plank, 9]])
    expect([...changeUsable(held, taken)]).toEqual([
      [log, 50],
      [plank, 9],
    ])
  })

  test('is a whole amount of at least one, or nothing', () => {
    expect([...keepBack(new Map(), log, 50.9)]).toEqual([[log, 50]])
    expect([...keepBack(new Map([[log, 50]]), log, 0)]).toEqual([])
  })

  test('is counted as if it were not in the stock, also after edits (random catalogues)', () => {
    fc.assert(
      fc.property(
        arbitraryDrafts({ circles: true, givesBack: true }),
        fc.array(arbitraryEntry, { minLength: 1, maxLength: 4 }),
        fc.array(fc.tuple(arbitraryInventory, arbitraryKeptBack), { minLength: 1, maxLength: 4 }),
        arbitraryChoices,
        (drafts, buildList, edits, choices) => {
          const catalog = aCatalog(drafts)
          const planner = createPlanner(catalog)
          const smaller = createPlanner(catalog)
          for (const [inventory, keptBack] of edits)
            planner.update({ buildList, inventory, choices, keptBack })
          const [inventory, keptBack] = edits.at(-1)!
          smaller.update({ buildList, choices, inventory: usableStock({ inventory, keptBack }) })
          fc.pre(smaller.problem() === null)
          const numbers = (of: typeof planner) => of.materials().map(({ have: _, ...row }) => row)
          expect(numbers(planner)).toEqual(numbers(smaller))
        },
      ),
      { numRuns: 200 },
    )
  })
})
