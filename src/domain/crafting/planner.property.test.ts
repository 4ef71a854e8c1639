import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Inventory } from '#domain/inventory/inventory'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import {
  arbitraryChoices,
  arbitraryDrafts,
  arbitraryEntry,
  arbitraryInventory,
  ids,
} from '#tests/support/plan-arbitraries'
import { replay } from '#tests/support/replay'
import type { BuildStep } from './build-step.ts'
import { createPlanner } from './planner.ts'

const queue = fc.array(arbitraryEntry, { minLength: 1, maxLength: 6 })
const runs = 1500

function oneFewer(step: BuildStep): BuildStep {
  return step.action === 'gather'
    ? { ...step, needToCraft: step.needToCraft - 1 }
    : { ...step, crafts: step.crafts - 1 }
}

for (const circles of [false, true]) {
  const kind = circles ? 'with circles of recipes' : 'without circles'

  test(`CAL-11: doing the steps in order gives the queue, nothing runs out (random catalogues ${kind})`, () => {
    fc.assert(
      fc.property(
        arbitraryDrafts({ circles }),
        queue,
        arbitraryInventory,
        arbitraryChoices,
        (drafts, buildList, inventory, choices) => {
          const catalog = aCatalog(drafts)
          const planner = createPlanner(catalog)
          planner.update({ buildList, inventory, choices })
          fc.pre(planner.problem() === null)
          expect(replay(catalog, { buildList, inventory, steps: planner.steps() })).toBeNull()
        },
      ),
      { numRuns: runs },
    )
  })

  test(`CAL-11: one craft or one gathered unit fewer anywhere fails (random catalogues ${kind})`, () => {
    fc.assert(
      fc.property(arbitraryDrafts({ circles }), queue, arbitraryInventory, (drafts, entries, inventory) => {
        const catalog = aCatalog(drafts)
        const planner = createPlanner(catalog)
        const buildList = entries.map((entry) => ({ ...entry, recipeIndex: 0 }))
        planner.update({ buildList, inventory, choices: new Map() })
        // What a cut circle asks to obtain first could as well be used directly: there fewer may do.
        fc.pre(planner.problem() === null && planner.cuts().length === 0)
        const steps = planner.steps()
        steps.forEach((step, i) => {
          const fewer = steps.with(i, oneFewer(step))
          expect(
            replay(catalog, { buildList, inventory, steps: fewer }),
            `without one ${step.itemId}`,
          ).not.toBeNull()
        })
      }),
      { numRuns: runs },
    )
  })

  test(`CAL-11: the order of the queue does not matter (random catalogues ${kind})`, () => {
    fc.assert(
      fc.property(
        arbitraryDrafts({ circles }),
        queue,
        arbitraryInventory,
        arbitraryChoices,
        (drafts, buildList, inventory, choices) => {
          const catalog = aCatalog(drafts)
          const forwards = createPlanner(catalog)
          const backwards = createPlanner(catalog)
          forwards.update({ buildList, inventory, choices })
          backwards.update({ buildList: buildList.toReversed(), inventory, choices })
          expect(backwards.materials()).toEqual(forwards.materials())
          expect(backwards.steps()).toEqual(forwards.steps())
        },
      ),
      { numRuns: runs },
    )
  })

  test(`design § 4: 300 random edits leave the same numbers as a fresh plan (random catalogues ${kind})`, () => {
    const edit = fc.record({
      entry: fc.nat(),
      quantity: fc.integer({ min: 1, max: 900 }),
      stockOf: fc.constantFrom(...ids),
      stock: fc.integer({ min: 0, max: 300 }),
    })
    fc.assert(
      fc.property(
        arbitraryDrafts({ circles }),
        queue,
        arbitraryChoices,
        fc.array(edit, { minLength: 300, maxLength: 300 }),
        (drafts, entries, choices, edits) => {
          const catalog = aCatalog(drafts)
          const edited = createPlanner(catalog)
          let buildList = entries
          let inventory: Inventory = new Map()
          for (const { entry, quantity, stockOf, stock } of edits) {
            const at = entry % buildList.length
            buildList = buildList.with(at, { ...buildList[at]!, quantity })
            inventory = new Map([...inventory, [itemId(stockOf), stock]])
            edited.update({ buildList, inventory, choices })
          }
          const fresh = createPlanner(catalog)
          fresh.update({ buildList, inventory, choices })
          fc.pre(fresh.problem() === null)
          expect(edited.materials()).toEqual(fresh.materials())
        },
      ),
      { numRuns: 100 },
    )
  })
}
