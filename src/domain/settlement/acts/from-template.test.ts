import { expect, test } from 'vitest'
import { actedLedger } from '#tests/support/acted-ledger'
import { itemId } from '#tests/support/catalog-builder'
import { chairTemplate, craftsCatalog } from '#tests/support/crafts-catalog'
import { heldOf, progressOf } from '#tests/support/ledger-rows'

/**
 * The template asks for 2 chairs by their second recipe, 3 planks by an eighth one, which the catalogue lacks, and 1 `gone`, which it
 * lacks too. Its ways are `nail` from elsewhere, the plank's eighth recipe, and one for `gone`.
 */
const fromTemplate = { templateId: chairTemplate.id }

test('PRJ-5: a project from a template of 2 chairs by their second recipe has its tasks, and holds 2 of the 5 free trunks', () => {
  // `undefined`, here and below, stands for the usual settlement, which Olivia owns.
  const ledger = actedLedger(craftsCatalog, undefined, [chairTemplate])
  ledger.act('addItemsToInventory', { items: [{ itemId: itemId('trunk'), quantity: 5 }] })
  const id = ledger.idOfNextAct()
  const started = ledger.act('startProjectFromTemplate', fromTemplate, 'mika')
  expect(started.answer).toMatchObject({ id, name: 'Chairs', description: 'for the hall', priority: 'high' })
  // A chair by that recipe takes one trunk. The template's 3 planks take 2 crafts, of 3 logs each.
  expect(progressOf(ledger.rows(), id)).toMatchObject({ chair: '0/2', plank: '0/3', log: '0/6' })
  expect(heldOf(ledger.rows(), 'trunk')).toEqual({ [id]: 2 })
  expect(started.activity).toEqual({
    kind: 'project.started',
    facts: { project: 'Chairs', template: 'Chairs' },
  })
})

test('PRJ-5: an item that the catalogue lost is left out, a recipe that it lost becomes the first; a way that is still good stays', () => {
  const ledger = actedLedger(craftsCatalog, undefined, [chairTemplate])
  const id = ledger.idOfNextAct()
  ledger.act('startProjectFromTemplate', { ...fromTemplate, name: 'East wing' })
  const { projectItems, projects } = ledger.rows()
  expect([...projectItems.values()].map((row) => [row.itemId, row.quantity, row.recipeIndex])).toEqual([
    ['chair', 2, 1],
    ['plank', 3, 0],
  ])
  expect(projects.get(id)).toMatchObject({ name: 'East wing', ways: { nail: 'elsewhere' } })
})

test('PRJ-5: viewers start none, and neither an unknown template nor one whose items are all gone starts anything', () => {
  const gone = {
    ...chairTemplate,
    id: 'gone',
    // The third item alone, which the catalogue lacks.
    outline: { ...chairTemplate.outline, items: chairTemplate.outline.items.slice(2) },
  }
  const ledger = actedLedger(craftsCatalog, undefined, [chairTemplate, gone])
  expect(ledger.act('startProjectFromTemplate', fromTemplate, 'vera').refused).toEqual({ why: 'no-right' })
  expect(ledger.act('startProjectFromTemplate', { templateId: 'none' }).refused).toEqual({
    why: 'no-template',
  })
  expect(ledger.act('startProjectFromTemplate', { templateId: 'gone' }).refused).toEqual({ why: 'no-item' })
  expect(ledger.rows().projects.size).toBe(0)
})
