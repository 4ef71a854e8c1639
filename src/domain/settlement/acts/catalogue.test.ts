import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ActedLedger, actedLedger } from '#tests/support/acted-ledger'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { chairTemplate } from '#tests/support/crafts-catalog'
import { progressOf } from '#tests/support/ledger-rows'
import type { ProjectTemplate } from '../template.ts'

const rest = { plank: { recipes: [{ from: { log: 1 } }] }, log: {}, trunk: {}, chip: {}, reed: {} }
const join = { name: 'Join', from: { plank: 4 } }
const carve = { name: 'Carve', from: { trunk: 1 } }
const glue = { name: 'Glue', from: { chip: 9 } }
const weave = { name: 'Weave', from: { reed: 20 } }
const before = aCatalog({ chair: { recipes: [join, glue, carve, weave] }, ...rest })
/** Weaving is gone, and carving is what one does by default. Who chose the first recipe keeps the first one: here Carve, not Join. */
const after = aCatalog({ chair: { recipes: [carve, join, glue] }, ...rest })

const chairs = (recipeIndex: number, quantity = 2) => ({ itemId: itemId('chair'), quantity, recipeIndex })
const template = (index: number): ProjectTemplate => ({
  ...chairTemplate,
  outline: { priority: 'high', items: [chairs(index)], ways: { chair: index } },
})

/** A settlement with a project that makes chairs by the given recipe: those it asks for, and any that it needs. */
function withChairs(index: number) {
  const settlement = actedLedger(before, undefined, [template(index)])
  const projectId = settlement.idOfNextAct()
  settlement.act('createProject', { name: 'Hall', items: [chairs(index)], ways: { chair: index } })
  return { settlement, projectId }
}

/** The recipe of each project's chairs, and its way for chairs wherever they are needed. */
function chosenIn(settlement: ActedLedger) {
  const { projectItems, projects } = settlement.rows()
  return [...projects.values()].map(({ id, name, ways }) => [
    name,
    [...projectItems.values()].filter((row) => row.projectId === id).map((row) => row.recipeIndex),
    ways.chair,
  ])
}

test('CAT-2, PRJ-2: a recipe that was chosen is the same one after the move, and tasks ask for what it takes', () => {
  const { settlement, projectId } = withChairs(1)
  settlement.moveTo(after, 'later')
  expect(chosenIn(settlement)).toEqual([['Hall', [2], 2]])
  expect(progressOf(settlement.rows(), projectId)).toMatchObject({ chair: '0/2', chip: '0/18' })
})

test('CAT-2: a recipe that is gone becomes the first one there; moving back brings it back all the same', () => {
  const { settlement, projectId } = withChairs(3)
  settlement.moveTo(after, 'later')
  expect(chosenIn(settlement)).toEqual([['Hall', [0], undefined]])
  expect(progressOf(settlement.rows(), projectId)).toMatchObject({ trunk: '0/2' })
  settlement.moveTo(before, before.info.version)
  expect(chosenIn(settlement)).toEqual([['Hall', [3], 3]])
  expect(progressOf(settlement.rows(), projectId)).toMatchObject({ reed: '0/40' })
})

test('CAT-2: what somebody chose after the move stays as it was chosen, also moving back: another recipe, or the first one', () => {
  // The recipe chosen after the move, and its place once the settlement moved back: Glue is 2, then 1.
  for (const [way, there] of [
    [2, 1],
    [0, 0],
  ] as const) {
    const { settlement, projectId } = withChairs(3)
    settlement.moveTo(after, 'later')
    settlement.act('setProjectWays', { projectId, ways: { chair: way } })
    settlement.moveTo(before, before.info.version)
    expect(chosenIn(settlement)).toEqual([['Hall', [3], there]])
  }
})

test('CAT-2, PRJ-5: projects that are archived or deleted, and templates, come back with the recipes that were chosen', () => {
  const { settlement, projectId } = withChairs(2)
  settlement.act('archiveProject', { projectId, stock: 'stays' })
  const deleted = settlement.idOfNextAct()
  settlement.act('createProject', { name: 'Hut', items: [chairs(1), chairs(0, 5)], ways: { chair: 1 } })
  settlement.act('deleteProject', { projectId: deleted })
  settlement.moveTo(after, 'later')
  expect(settlement.templates()[0]?.outline).toMatchObject({ items: [{ recipeIndex: 0 }], ways: {} })
  settlement.act('restoreProject', { projectId: deleted })
  expect(chosenIn(settlement)).toEqual([['Hut', [2, 0], 2]])
  settlement.moveTo(before, before.info.version)
  settlement.act('unarchiveProject', { projectId })
  expect(chosenIn(settlement)).toEqual([
    ['Hut', [1, 0], 1],
    ['Hall', [2], 2],
  ])
  expect(settlement.templates()).toEqual([template(2)])
})

test('CAT-2: a contributor cannot move a settlement to other game data, and its recipes stay', () => {
  const { settlement } = withChairs(1)
  expect(settlement.moveTo(after, 'later', 'mika').refused).toEqual({ why: 'no-right' })
  expect(chosenIn(settlement)).toEqual([['Hall', [1], 1]])
})

const names = ['Join', 'Glue', 'Carve', 'Weave']
const ways = fc.shuffledSubarray(
  names.map((name) => ({ name, from: { plank: 1 } })),
  { minLength: 1 },
)

test('CAT-2: whatever an update does to the recipes, a chosen one stays the same or becomes the first, and moving back restores every choice', () => {
  fc.assert(
    fc.property(ways, ways, fc.array(fc.nat(), { minLength: 1, maxLength: 4 }), (former, later, picked) => {
      const catalogs = [former, later].map((recipes) => aCatalog({ chair: { recipes }, ...rest }))
      const settlement = actedLedger(catalogs[0]!)
      const chosen = picked.map((pick) => pick % former.length)
      for (const index of chosen)
        settlement.act('createProject', { name: 'Hall', items: [chairs(index)], ways: { chair: index } })
      const first = chosenIn(settlement)
      settlement.moveTo(catalogs[1]!, 'later')
      const now = chosenIn(settlement)
      const meant = chosen.map((index) => later.findIndex(({ name }) => name === former[index]!.name))
      expect(now.flatMap(([, indexes]) => indexes)).toEqual(
        chosen.map((index, at) => (index === 0 ? 0 : Math.max(0, meant[at]!))),
      )
      expect(now.map(([, , way]) => way)).toEqual(
        chosen.map((index, at) => (index === 0 ? 0 : meant[at]! > 0 ? meant[at] : undefined)),
      )
      settlement.moveTo(catalogs[0]!, catalogs[0]!.info.version)
      expect(chosenIn(settlement)).toEqual(first)
    }),
    { numRuns: 200 },
  )
})
