import { expect, test } from 'vitest'
import { actedLedger } from '#tests/support/acted-ledger'
import { aCatalog, itemId } from '#tests/support/catalog-builder'

test('PRJ-2: a project that needs more than can be counted exactly is refused, and nothing changes', () => {
  const catalog = aCatalog({
    Tower: { recipes: [{ from: { Brick: 10_000_000 } }] },
    Brick: { recipes: [{ from: { Clay: 3 } }] },
    Clay: {},
  })
  const ledger = actedLedger(catalog)
  // The next act makes the project, under its own id.
  const projectId = ledger.idOfNextAct()
  ledger.act('createProject', {
    name: 'Towers',
    items: [{ itemId: itemId('Tower'), quantity: 1_000, recipeIndex: 0 }],
  })
  const more = ledger.act('addProjectItem', { projectId, itemId: itemId('Tower'), quantity: 999_000_000 })
  expect(more.refused).toEqual({ why: 'needs-too-much' })
  const targets = [...ledger.rows().taskNumbers.values()].map(({ target }) => target)
  expect(targets).toEqual([1_000, 10_000_000_000, 30_000_000_000])
})
