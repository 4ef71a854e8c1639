import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Inventory } from '#domain/inventory/inventory'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { inRounds } from '#tests/support/in-rounds'
import {
  arbitraryChoices,
  arbitraryDrafts,
  arbitraryEntry,
  arbitraryInventory,
  arbitraryOdds,
  ids,
} from '#tests/support/plan-arbitraries'
import { replay } from '#tests/support/replay'
import { stepsOf } from '#tests/support/steps-of'
import type { BuildStep } from './build-step.ts'
import { createStepReader } from './build-steps.ts'
import type { Plan } from './plan.ts'
import { createPlanner } from './planner.ts'
import { safeCounting } from './safe-counting.ts'

const queue = fc.array(arbitraryEntry, { minLength: 1, maxLength: 6 })
/** `npm run verify:plans` tries many more. */
const runs = Number(process.env.PLANS ?? 150)

function oneFewer(step: BuildStep): BuildStep {
  return step.action === 'gather'
    ? { ...step, needToCraft: step.needToCraft - 1 }
    : { ...step, crafts: step.crafts - 1 }
}

const kinds = [false, true].flatMap((circles) => [
  { circles, givesBack: false, farms: false },
  { circles, givesBack: true, farms: false },
  { circles, givesBack: false, farms: true },
  { circles, givesBack: true, farms: true },
])

/**
 * The steps backwards through planning order, which is how the numbers are worked out: what is given before an item is planned counts for
 * nothing there. An item that is made in rounds stands beside the item that takes what comes back. Steps to gather, which have no crafts,
 * come first.
 */
function inReferenceOrder({ catalog, nodes }: Plan, steps: readonly BuildStep[]) {
  const nodeOf = (id: string) => nodes.firstNode[catalog.indexById.get(id) ?? -1] ?? -1
  const placeOf = (id: string) => Math.max(nodeOf(id), nodes.balances.goesWith[nodeOf(id)] ?? -1)
  return {
    ordered: steps.toSorted(
      (a, b) =>
        Math.min(1, a.crafts) - Math.min(1, b.crafts) ||
        placeOf(b.itemId) - placeOf(a.itemId) ||
        nodeOf(b.itemId) - nodeOf(a.itemId),
    ),
    gifts: { areInTime: (step: BuildStep, gift: string) => nodeOf(step.itemId) < nodeOf(gift) },
  }
}

for (const drafted of kinds) {
  const kind = [
    drafted.circles ? 'with circles of recipes' : 'without circles',
    drafted.givesBack ? 'with things that come back and come along' : 'where everything is used up',
    ...(drafted.farms ? ['with farms'] : []),
  ].join(', ')

  test(`CAL-11: doing the steps in order gives the queue, nothing runs out (random catalogues ${kind})`, () => {
    fc.assert(
      fc.property(
        arbitraryDrafts(drafted),
        queue,
        arbitraryInventory,
        arbitraryChoices,
        arbitraryOdds,
        (drafts, buildList, inventory, choices, odds) => {
          const catalog = aCatalog(drafts)
          const planner = createPlanner(catalog, () => safeCounting)
          planner.update({ buildList, inventory, choices, odds })
          fc.pre(planner.problem() === null)
          const steps = inRounds(planner.plan(), stepsOf(planner))
          // null: too many rounds to play.
          fc.pre(steps !== null)
          expect(replay(catalog, { buildList, inventory, steps: steps ?? [] })).toBeNull()
        },
      ),
      { numRuns: runs },
    )
  })

  test(`CAL-11: one craft or one gathered unit fewer anywhere fails (random catalogues ${kind})`, () => {
    fc.assert(
      fc.property(arbitraryDrafts(drafted), queue, arbitraryInventory, (drafts, entries, inventory) => {
        const catalog = aCatalog(drafts)
        const planner = createPlanner(catalog)
        // With its first recipe everywhere, an item has one node: `inReferenceOrder` looks at the first alone.
        const buildList = entries.map((entry) => ({ ...entry, recipeIndex: 0 }))
        planner.update({ buildList, inventory, choices: new Map() })
        // What a cut circle asks to obtain first could as well be used directly: there fewer may do.
        fc.pre(planner.problem() === null && planner.cuts().length === 0)
        const { ordered, gifts } = inReferenceOrder(planner.plan(), stepsOf(planner))
        const outcome = (steps: readonly BuildStep[]) =>
          replay(catalog, { buildList, inventory, steps: inRounds(planner.plan(), steps) ?? [], gifts })
        fc.pre(inRounds(planner.plan(), ordered) !== null)
        expect(outcome(ordered)).toBeNull()
        ordered.forEach((step, i) => {
          expect(outcome(ordered.with(i, oneFewer(step))), `without one ${step.itemId}`).not.toBeNull()
        })
      }),
      { numRuns: runs },
    )
  })

  test(`CAL-11: the order of the queue does not matter (random catalogues ${kind})`, () => {
    fc.assert(
      fc.property(
        arbitraryDrafts(drafted),
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
          expect(stepsOf(backwards)).toEqual(stepsOf(forwards))
        },
      ),
      { numRuns: runs },
    )
  })

  test(`decision 1: 300 random edits leave the same numbers as a fresh plan (random catalogues ${kind})`, () => {
    const edit = fc.record({
      entry: fc.nat(),
      quantity: fc.integer({ min: 1, max: 900 }),
      stockOf: fc.constantFrom(...ids),
      stock: fc.integer({ min: 0, max: 300 }),
    })
    fc.assert(
      fc.property(
        arbitraryDrafts(drafted),
        queue,
        arbitraryChoices,
        arbitraryOdds,
        fc.array(edit, { minLength: 300, maxLength: 300 }),
        (drafts, entries, choices, odds, edits) => {
          const catalog = aCatalog(drafts)
          const edited = createPlanner(catalog, () => safeCounting)
          const readSteps = createStepReader()
          let buildList = entries
          let inventory: Inventory = new Map()
          for (const { entry, quantity, stockOf, stock } of edits) {
            const at = entry % buildList.length
            buildList = buildList.with(at, { ...buildList[at]!, quantity })
            inventory = new Map([...inventory, [itemId(stockOf), stock]])
            edited.update({ buildList, inventory, choices, odds })
            if (edited.problem() === null) readSteps(edited.plan(), edited.materials())
          }
          const fresh = createPlanner(catalog, () => safeCounting)
          fresh.update({ buildList, inventory, choices, odds })
          fc.pre(fresh.problem() === null)
          expect(edited.materials()).toEqual(fresh.materials())
          expect(readSteps(edited.plan(), edited.materials())).toEqual(stepsOf(fresh))
        },
      ),
      { numRuns: runs / 5 },
    )
  })
}
