import { describe, expect, test } from 'vitest'
import { actedLedger, stockText } from '#tests/support/acted-ledger'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { aProject, aProjectItem, heldOf, progressOf } from '#tests/support/ledger-rows'
import { aSnapshotWithRoles } from '#tests/support/settlement-builder'
import { ledgerLimits } from '../limits.ts'

const catalog = aCatalog({
  chair: { recipes: [{ from: { plank: 4 } }] },
  plank: { recipes: [{ from: { log: 20 } }, { from: { trunk: 5 } }] },
  trunk: {},
  log: {},
})
const [chair, plank, log] = [itemId('chair'), itemId('plank'), itemId('log')]

/** The usual settlement: Olivia, who acts where nobody is named, is member 1, Ines 2, Mika, a contributor, 3, and Vera, a viewer, 4. */
function riverside() {
  const ledger = actedLedger(catalog)
  return {
    ...ledger,
    /** A project of some planks, by its id. */
    planks(name: string, quantity: number, more: object = {}) {
      const id = ledger.idOfNextAct()
      ledger.act('createProject', { name, items: [{ itemId: plank, quantity }], ...more })
      return id
    },
    stocked: (amounts: Readonly<Record<string, number>>) =>
      ledger.act('addItemsToInventory', {
        items: Object.entries(amounts).map(([id, quantity]) => ({ itemId: itemId(id), quantity })),
      }),
    order: () =>
      [...ledger.rows().projects.values()]
        .map(({ name, priority, position }) => `${priority} ${position} ${name}`)
        .toSorted(),
  }
}

describe('PRJ-1, PRJ-3, PRJ-5: creating', () => {
  test('2 Chairs from an empty stock ask for 8 Plank and 160 Log; a project made of one item is called after it', () => {
    const ledger = riverside()
    const id = ledger.idOfNextAct()
    const created = ledger.act('createProject', { items: [{ itemId: chair, quantity: 2 }] }, 'mika')
    expect(created.answer).toMatchObject({
      id,
      name: '2 x chair',
      status: 'not_started',
      priority: 'medium',
      position: 0,
      ownerNo: 3,
    })
    expect(progressOf(ledger.rows(), id)).toEqual({ chair: '0/2', plank: '0/8', log: '0/160' })
    expect(created.activity).toEqual({ kind: 'project.created', facts: { project: '2 x chair' } })
  })

  test('several items need a name; the same item by the same recipe is added up', () => {
    const ledger = riverside()
    const items = [
      { itemId: plank, quantity: 2 },
      { itemId: plank, quantity: 3 },
      { itemId: plank, quantity: 1, recipeIndex: 1 },
    ]
    expect(ledger.act('createProject', { items }).refused).toEqual({ why: 'name-missing' })
    expect(ledger.act('createProject', {}).refused).toEqual({ why: 'name-missing' })
    ledger.act('createProject', { name: 'Bridge', items })
    expect([...ledger.rows().projectItems.values()]).toMatchObject([
      { itemId: 'plank', quantity: 5, recipeIndex: 0 },
      { itemId: 'plank', quantity: 1, recipeIndex: 1 },
    ])
  })

  test('the ways of a project hold for all of it, and the recipe of an item follows them', () => {
    const ledger = riverside()
    const id = ledger.planks('Bridge', 2, { ways: { plank: 1, log: 'elsewhere' } })
    // By their second recipe 2 planks take 10 trunks.
    expect(progressOf(ledger.rows(), id)).toEqual({ plank: '0/2', trunk: '0/10' })
    const create = (more: object) => ledger.act('createProject', { name: 'X', ...more }).refused
    expect(create({ ways: { gold: 0 } })).toEqual({ why: 'no-item' })
    expect(create({ ways: { plank: 2 } })).toEqual({ why: 'no-recipe' })
    expect(create({ items: [{ itemId: itemId('gold'), quantity: 1 }] })).toEqual({ why: 'no-item' })
    expect(create({ items: [{ itemId: plank, quantity: 1, recipeIndex: 2 }] })).toEqual({ why: 'no-recipe' })
  })

  test('the 201st live project is refused, and so is the 201st item of one', () => {
    const projects = Array.from({ length: ledgerLimits.projects }, (_, i) => aProject(`p${i}`))
    const full = actedLedger(catalog, aSnapshotWithRoles({}, { tables: { projects } }))
    expect(full.act('createProject', { name: 'One more' }).refused).toEqual({ why: 'too-many-projects' })
    const projectItems = Array.from({ length: ledgerLimits.itemsOfProject }, (_, i) =>
      aProjectItem('p0', 'gold', 1, { id: `i${i}`, recipeIndex: i }),
    )
    const one = actedLedger(
      catalog,
      aSnapshotWithRoles({}, { tables: { projects: [aProject('p0')], projectItems } }),
    )
    expect(one.act('addProjectItem', { projectId: 'p0', itemId: log, quantity: 1 }).refused).toEqual({
      why: 'too-many-project-items',
    })
  })
})

describe('PRJ-1, PRJ-5: changing', () => {
  test('of name, notes and status, changed at once, the log tells the new name alone', () => {
    const ledger = riverside()
    const projectId = ledger.planks('Bridge', 2)
    const edit = { projectId, name: 'Long Bridge', notes: 'east bank', status: 'completed' as const }
    expect(ledger.act('updateProject', edit)).toMatchObject({
      answer: { name: 'Long Bridge', notes: 'east bank', status: 'completed', statusByHand: true },
      activity: { kind: 'project.renamed', facts: { project: 'Long Bridge', former: 'Bridge' } },
    })
    expect(ledger.act('updateProject', edit)).toMatchObject({ changes: [] })
    expect(ledger.act('updateProject', { projectId, description: 'of oak' }).activity).toMatchObject({
      kind: 'project.described',
    })
    expect(ledger.act('updateProject', { projectId: 'nowhere', name: 'X' }).refused).toEqual({
      why: 'no-project',
    })
    expect(ledger.act('updateProject', edit, 'vera').refused).toEqual({ why: 'no-right' })
  })

  test('a project is put before another one of its priority; with a new priority it is served last there', () => {
    const ledger = riverside()
    const [, second, third] = ['A', 'B', 'C'].map((name) => ledger.planks(name, 1))
    ledger.act('updateProject', { projectId: third!, position: 0 })
    expect(ledger.order()).toEqual(['medium 0 C', 'medium 1 A', 'medium 2 B'])
    ledger.planks('D', 1, { priority: 'high' })
    ledger.act('updateProject', { projectId: second!, priority: 'high' })
    expect(ledger.order()).toEqual(['high 0 D', 'high 1 B', 'medium 0 C', 'medium 1 A'])
    ledger.act('updateProject', { projectId: third!, priority: 'high', position: 1 })
    expect(ledger.order()).toEqual(['high 0 D', 'high 1 C', 'high 2 B', 'medium 1 A'])
  })

  test('after the first of three projects is archived, each of the others can be moved behind the other, also by place 99', () => {
    const ledger = riverside()
    const [first, second, third] = ['A', 'B', 'C'].map((name) => ledger.planks(name, 1))
    ledger.act('archiveProject', { projectId: first!, stock: 'stays' })
    expect(ledger.act('updateProject', { projectId: second!, position: 1 }).activity).toMatchObject({
      kind: 'project.moved',
      facts: { project: 'B' },
    })
    expect(ledger.order()).toEqual(['medium 0 C', 'medium 1 B'])
    ledger.act('updateProject', { projectId: third!, position: 99 })
    expect(ledger.order()).toEqual(['medium 0 B', 'medium 1 C'])
  })

  test('a project that is put where it is stays as it is', () => {
    const ledger = riverside()
    const [first, second] = ['A', 'B'].map((name) => ledger.planks(name, 1))
    ledger.act('archiveProject', { projectId: first!, stock: 'stays' })
    for (const position of [0, 99])
      expect(ledger.act('updateProject', { projectId: second!, position })).toMatchObject({ changes: [] })
  })

  test('a place further ahead moves nothing that is allotted already', () => {
    const ledger = riverside()
    const first = ledger.planks('A', 3)
    const second = ledger.planks('B', 3)
    ledger.stocked({ plank: 3 })
    ledger.act('updateProject', { projectId: second, position: 0 })
    expect(heldOf(ledger.rows(), 'plank')).toEqual({ [first]: 3 })
  })
})

describe('PRJ-2, PRJ-6: items', () => {
  test('an item added to a project that was not started puts it in progress; more of it is added up', () => {
    const ledger = riverside()
    const projectId = ledger.planks('Bridge', 2)
    ledger.act('addProjectItem', { projectId, itemId: plank, quantity: 3 })
    expect(ledger.rows().projects.get(projectId)?.status).toBe('in_progress')
    expect(progressOf(ledger.rows(), projectId)).toEqual({ plank: '0/5', log: '0/100' })
    expect(
      ledger.act('addProjectItem', { projectId, itemId: plank, quantity: 1_000_000_000 }).refused,
    ).toEqual({
      why: 'quantity-too-large',
    })
    expect(
      ledger.act('addProjectItem', { projectId: 'nowhere', itemId: plank, quantity: 1 }).refused,
    ).toEqual({
      why: 'no-project',
    })
  })

  test('4 of 10 Log are there: with 20 asked for it is 4 of 20, with 6 it is 4 of 6', () => {
    const ledger = riverside()
    const projectId = ledger.idOfNextAct()
    ledger.act('createProject', { items: [{ itemId: log, quantity: 10 }] })
    ledger.stocked({ log: 4 })
    const [item] = ledger.rows().projectItems.values()
    const ask = (quantity: number) => {
      ledger.act('updateProjectItem', { projectId, projectItemId: item!.id, quantity })
      return progressOf(ledger.rows(), projectId).log
    }
    expect([ask(20), ask(6)]).toEqual(['4/20', '4/6'])
    const changes = ledger.act('updateProjectItem', { projectId, projectItemId: item!.id, quantity: 6 })
    expect(changes).toMatchObject({ changes: [] })
  })

  test('an item that is removed sets free what was held for it; one that is not there is refused', () => {
    const ledger = riverside()
    const projectId = ledger.planks('Bridge', 2)
    ledger.stocked({ plank: 2 })
    const [item] = ledger.rows().projectItems.values()
    ledger.act('removeProjectItem', { projectId, projectItemId: item!.id })
    expect(stockText(ledger.rows(), 'plank')).toBe('2, reserved 0, kept 0')
    expect(ledger.act('removeProjectItem', { projectId, projectItemId: item!.id }).refused).toEqual({
      why: 'no-project-item',
    })
    expect(ledger.act('removeProjectItem', { projectId: 'nowhere', projectItemId: 'x' }).refused).toEqual({
      why: 'no-project',
    })
  })

  test('a way is chosen, and with null it is the catalogue’s again', () => {
    const ledger = riverside()
    const projectId = ledger.idOfNextAct()
    ledger.act('createProject', { items: [{ itemId: chair, quantity: 1 }] })
    const choose = (way: number | 'gather' | null) =>
      ledger.act('setProjectWays', { projectId, ways: { plank: way } })
    expect(choose(1).activity).toMatchObject({ kind: 'project.ways' })
    expect(progressOf(ledger.rows(), projectId)).toMatchObject({ trunk: '0/20', log: '0/0' })
    expect(choose(1)).toMatchObject({ changes: [] })
    choose(null)
    expect(ledger.rows().projects.get(projectId)?.ways).toEqual({})
    expect(ledger.act('setProjectWays', { projectId, ways: { gold: 'gather' } }).refused).toEqual({
      why: 'no-item',
    })
  })
})
