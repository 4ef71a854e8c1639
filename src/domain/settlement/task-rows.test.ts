import { expect, test } from 'vitest'
import { actedLedger } from '#tests/support/acted-ledger'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { taskRecipes } from './task-rows.ts'

const catalog = aCatalog({
  chair: { recipes: [{ from: { plank: 4 } }, { from: { board: 2 } }] },
  plank: { recipes: [{ from: { log: 3 } }, { from: { beam: 1 } }] },
  board: {},
  log: {},
  beam: {},
})

test.each([
  ['made another way', { chair: 1, plank: 1 }],
  ['had from elsewhere', { chair: 'elsewhere', plank: 1 }],
] as const)(
  'BEY-2: a project’s own item is crafted by the recipe chosen for it, though where it is an ingredient it is %s',
  (_, ways) => {
    const { act, rows, idOfNextAct } = actedLedger(catalog)
    const projectId = idOfNextAct()
    act('createProject', { name: 'Chairs', items: [{ itemId: itemId('chair'), quantity: 1 }] })
    act('setProjectWays', { projectId, ways })
    const recipeOf = taskRecipes(rows(), catalog)
    const taken = [...rows().tasks.values()].map((task) => [
      task.itemId,
      recipeOf(task)?.ingredients.map((part) => part.itemId),
    ])
    expect(taken).toEqual(
      expect.arrayContaining([
        ['chair', ['plank']],
        ['plank', ['beam']],
        ['beam', undefined],
      ]),
    )
  },
)
