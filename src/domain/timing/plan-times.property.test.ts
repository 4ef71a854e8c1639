import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aCatalog, aSource, itemId } from '#tests/support/catalog-builder'
import {
  arbitraryChoices,
  arbitraryDrafts,
  arbitraryEntry,
  arbitraryInventory,
} from '#tests/support/plan-arbitraries'
import { stepsOf } from '#tests/support/steps-of'
import { createPlanner } from '../crafting/planner.ts'
import { timeOfMaterial, timeOfStep } from './plan-times.ts'
import { totalTime } from './time-total.ts'
import { noMeans, timeOfWork } from './work-time.ts'

const queue = fc.array(arbitraryEntry, { minLength: 1, maxLength: 6 })

/** Every recipe takes some time, those of each fourth item by waiting, and so does gathering; each fifth item is gathered nowhere. */
function withTimes(drafts: Parameters<typeof aCatalog>[0]) {
  return Object.fromEntries(
    Object.entries(drafts).map(([id, draft], at) => [
      id,
      {
        ...draft,
        recipes: (draft.recipes ?? []).map((recipe) => ({
          ...recipe,
          effort: at + 1,
          time: 1.5,
          passive: at % 4 === 0,
        })),
        sources: at % 5 === 0 ? [] : [aSource({ amount: 0.3 })],
      },
    ]),
  )
}

test('BEY-20: all rows of the materials together take the same time as all steps', () => {
  fc.assert(
    fc.property(
      arbitraryDrafts({ circles: true }),
      queue,
      arbitraryInventory,
      arbitraryChoices,
      (drafts, buildList, inventory, choices) => {
        const catalog = aCatalog(withTimes(drafts))
        const planner = createPlanner(catalog)
        planner.update({ buildList, inventory, choices })
        if (planner.problem()) return
        const steps = totalTime(stepsOf(planner).map((step) => timeOfStep(catalog, step, noMeans)))
        const rows = totalTime(
          planner.materials().flatMap((row) => timeOfMaterial(catalog, row, choices, noMeans) ?? []),
        )
        expect({ ...rows, seconds: 0, waitSeconds: 0 }).toEqual({ ...steps, seconds: 0, waitSeconds: 0 })
        expectAlike(rows.seconds, steps.seconds)
        expectAlike(rows.waitSeconds, steps.waitSeconds)
      },
    ),
  )
})

/** The same but for rounding: some catalogues take 10^16 seconds, of which a float holds no fractions. */
function expectAlike(one: number, other: number): void {
  expect(Math.abs(one - other)).toBeLessThanOrEqual(1e-12 * Math.max(1, one, other))
}

const effort = fc.integer({ min: 1, max: 5000 })
const count = fc.integer({ min: 1, max: 100_000 })
const power = fc.integer({ min: 1, max: 50 })

function actionsFor(effortOfOne: number, crafts: number, toolPower: number): number {
  const catalog = aCatalog({
    Plank: { recipes: [{ from: {}, tool: { name: 'Saw', level: 1 }, effort: effortOfOne, time: 1.6 }] },
    Saw: { tool: { name: 'Saw', level: 1, power: toolPower } },
  })
  const work = {
    itemId: itemId('Plank'),
    recipeIndex: 0,
    crafts,
    worked: crafts,
    toGather: 0,
    isElsewhere: false,
  }
  const time = timeOfWork(catalog, work, noMeans)
  return time.kind === 'worked' ? time.actions : Number.NaN
}

test('BEY-20: the actions are just enough for the effort', () => {
  fc.assert(
    fc.property(effort, count, power, (effortOfOne, crafts, toolPower) => {
      const actions = actionsFor(effortOfOne, crafts, toolPower)
      expect(actions * toolPower).toBeGreaterThanOrEqual(effortOfOne * crafts)
      expect((actions - 1) * toolPower).toBeLessThan(effortOfOne * crafts)
    }),
  )
})

test('BEY-20: a better tool never takes more actions, and one more craft never fewer', () => {
  fc.assert(
    fc.property(effort, count, power, (effortOfOne, crafts, toolPower) => {
      const actions = actionsFor(effortOfOne, crafts, toolPower)
      expect(actionsFor(effortOfOne, crafts, toolPower + 1)).toBeLessThanOrEqual(actions)
      expect(actionsFor(effortOfOne, crafts + 1, toolPower)).toBeGreaterThanOrEqual(actions)
    }),
  )
})
