import { describe, expect, test } from 'vitest'
import { actedLedger } from '#tests/support/acted-ledger'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { progressOf } from '#tests/support/ledger-rows'
import type { ProjectItem } from '../ledger-rows.ts'

const catalog = aCatalog({
  b7: { name: 'Kiln', recipes: [{ action: 'build', from: { brick: 1 } }] },
  chair: { recipes: [{ from: { plank: 4 } }] },
  plank: { recipes: [{ from: { log: 3 } }, { from: { trunk: 1 } }] },
  brick: {},
  log: {},
  trunk: {},
})
const [kiln, chair, plank] = [itemId('b7'), itemId('chair'), itemId('plank')]

describe('PRJ-2: an item and the ways chosen with it', () => {
  function aHall() {
    const ledger = actedLedger(catalog)
    const projectId = ledger.idOfNextAct()
    ledger.act('createProject', { name: 'Hall' })
    const add = (more: object) =>
      ledger.act('addProjectItem', { projectId, itemId: chair, quantity: 1, ...more })
    return { ...ledger, projectId, add }
  }

  test('are one act: the chair is made of planks of trunks, and the activity log has one line', () => {
    const { add, rows, projectId } = aHall()
    expect(add({ ways: { plank: 1 } }).activity).toMatchObject({ kind: 'project.itemAdded' })
    expect(rows().projects.get(projectId)).toMatchObject({ ways: { plank: 1 }, status: 'in_progress' })
    expect(progressOf(rows(), projectId)).toEqual({ chair: '0/1', plank: '0/4', trunk: '0/4' })
    const again = add({ ways: { plank: 1 } }).changes ?? []
    expect(again.filter((change) => 'put' in change && change.put === 'projects')).toEqual([])
    add({ ways: { plank: 'gather' } })
    expect(rows().projects.get(projectId)?.ways).toEqual({ plank: 'gather' })
  })

  test('change nothing where the item, its amount or a way is refused', () => {
    const { add, rows } = aHall()
    const before = rows()
    expect([
      add({ itemId: itemId('gold'), ways: { plank: 1 } }).refused,
      add({ quantity: 2_000_000_000, ways: { plank: 1 } }).refused,
      add({ ways: { plank: 7 } }).refused,
    ]).toEqual([{ why: 'no-item' }, { why: 'quantity-too-large' }, { why: 'no-recipe' }])
    expect(rows()).toBe(before)
  })

  test('hold for an item that is added later, too', () => {
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

describe('BEY-6, BEY-19: an item that was taken off and comes back', () => {
  /**
   * A pottery that asks for 3 kilns, of which 2 stand. `remove` takes the item off, `back` restores it, and `takeBack` takes back the
   * entry of the 2 kilns.
   */
  function aPottery() {
    const ledger = actedLedger(catalog)
    const projectId = ledger.idOfNextAct()
    ledger.act('createProject', { name: 'Pottery', items: [{ itemId: kiln, quantity: 3 }] })
    const add = (quantity: number) =>
      ledger.act('addItemsToInventory', { projectId, items: [{ itemId: kiln, quantity }] })
    add(2)
    const [item] = [...ledger.rows().projectItems.values()]
    const { projectId: _, ...former } = item!
    const back = (more: Partial<ProjectItem> = {}, by?: string) =>
      ledger.act('restoreProjectItem', { projectId, item: { ...former, ...more } }, by)
    const remove = () => ledger.act('removeProjectItem', { projectId, projectItemId: item!.id })
    const takeBack = () => {
      const { act, line } = ledger.entries().find(({ kind }) => kind === 'added')!
      ledger.act('revertEntry', { act, line })
    }
    return { ...ledger, projectId, item: item!, add, back, remove, takeBack }
  }

  test('is the same row: 2 of 3 kilns stand, and 1 is to be built', () => {
    const { rows, item, back, remove, projectId } = aPottery()
    const before = progressOf(rows(), projectId)
    remove()
    expect(rows().projectItems.size).toBe(0)
    expect(back({}, 'vera').refused).toEqual({ why: 'no-right' })
    expect(back()).toMatchObject({
      answer: item,
      activity: { kind: 'project.itemAdded', facts: { project: 'Pottery', item: 'Kiln', amount: 3 } },
    })
    expect([...rows().projectItems.values()]).toEqual([item])
    expect(progressOf(rows(), projectId)).toEqual(before)
    expect(back().refused).toEqual({ why: 'id-taken' })
  })

  test('brings no more finished pieces than entries say, without those that were taken back meanwhile', () => {
    const { rows, item, back, remove, takeBack } = aPottery()
    remove()
    expect(back({ finished: 3 }).answer).toEqual(item)
    remove()
    takeBack()
    back()
    expect([...rows().projectItems.values()]).toEqual([{ ...item, finished: 0 }])
  })

  test('is added to what was added again meanwhile; a kiln that was built for that counts once', () => {
    const whileAway = (first: 'nothing' | 'takeBack') => {
      const { act, rows, add, back, remove, takeBack, projectId } = aPottery()
      remove()
      if (first === 'takeBack') takeBack()
      act('addProjectItem', { projectId, itemId: kiln, quantity: 1 })
      add(1)
      back()
      return [...rows().projectItems.values()].map(({ quantity, finished }) => `${finished} of ${quantity}`)
    }
    // 3 and 1 are asked for; 2 stood and 1 was built meanwhile, and the 2 are gone where their entry was taken back.
    expect([whileAway('nothing'), whileAway('takeBack')]).toEqual([['3 of 4'], ['1 of 4']])
  })

  test('is refused in a project that is gone, and by a recipe that the game does not have', () => {
    const { act, back, remove, projectId } = aPottery()
    remove()
    expect(back({ recipeIndex: 4 }).refused).toEqual({ why: 'no-recipe' })
    act('deleteProject', { projectId })
    expect(back().refused).toEqual({ why: 'no-project' })
  })
})
