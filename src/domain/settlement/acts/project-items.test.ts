import { describe, expect, test } from 'vitest'
import { actedLedger } from '#tests/support/acted-ledger'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { progressOf } from '#tests/support/ledger-rows'

const catalog = aCatalog({
  chair: { recipes: [{ from: { plank: 4 } }] },
  plank: { recipes: [{ from: { log: 3 } }, { from: { trunk: 1 } }] },
  log: {},
  trunk: {},
})
const [chair, plank] = [itemId('chair'), itemId('plank')]

describe('PRJ-2: an item and the ways chosen with it', () => {
  function aHall() {
    const ledger = actedLedger(catalog)
    const projectId = ledger.nextId()
    ledger.act('createProject', { name: 'Hall' })
    const add = (more: object) =>
      ledger.act('addProjectItem', { projectId, itemId: chair, quantity: 1, ...more })
    return { ...ledger, projectId, add }
  }

  test('are one act: the chair is made of planks of trunks, and the log has one line', () => {
    const { add, rows, projectId } = aHall()
    expect(add({ ways: { plank: 1 } }).activity).toMatchObject({ kind: 'project.itemAdded' })
    expect(rows().projects.get(projectId)).toMatchObject({ ways: { plank: 1 }, status: 'in_progress' })
    expect(progressOf(rows(), projectId)).toEqual({ chair: '0/1', plank: '0/4', trunk: '0/4' })
    const again = add({ ways: { plank: 1 } }).changes ?? []
    expect(again.filter((change) => 'put' in change && change.put === 'projects')).toEqual([])
  })

  test('the ways of an item that is refused change nothing, nor does an item come whose ways there are not', () => {
    const { add, rows } = aHall()
    const before = rows()
    expect([
      add({ itemId: itemId('gold'), ways: { plank: 1 } }).refused,
      add({ quantity: 2_000_000_000, ways: { plank: 1 } }).refused,
      add({ ways: { plank: 7 } }).refused,
    ]).toEqual([{ why: 'no-item' }, { why: 'quantity-too-large' }, { why: 'no-recipe' }])
    expect(rows()).toBe(before)
  })

  test('an item that is added later is made by them too', () => {
    const { add, rows, projectId } = aHall()
    add({ ways: { plank: 1 } })
    add({ itemId: plank })
    expect([...rows().projectItems.values()].map(({ itemId: id, recipeIndex }) => [id, recipeIndex])).toEqual(
      [
        [chair, 0],
        [plank, 1],
      ],
    )
    expect(progressOf(rows(), projectId)).toMatchObject({ trunk: '0/5' })
  })
})
