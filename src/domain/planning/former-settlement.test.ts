import { expect, test } from 'vitest'
import { aCatalog } from '#tests/support/catalog-builder'
import { actsOfFormer, formerName } from './former-settlement.ts'

const catalog = aCatalog({ plank: { recipes: [{ from: { log: 2 } }] }, log: {} })
const userId = '00000000-0000-4000-8000-000000000001'

test('SET-9: a stored settlement becomes projects with the items that are known, and tasks without an item as they were', () => {
  const acts = actsOfFormer(
    {
      name: 'Hill',
      projects: [
        {
          id: 'project-1',
          name: ' Barn\nby the river ',
          priority: 'high',
          items: [
            { itemId: 'plank', targetQuantity: 5, recipeIndex: 7 },
            { itemId: 'unicorn', targetQuantity: 1 },
            { itemId: 'log', quantity: 0 },
            null,
          ],
        },
        { id: 'mill ö', title: 'Mill', nested: { list: [1] } },
      ],
      tasks: [
        { id: 'task-1', projectId: 'project-1', itemName: 'Plank', status: 'pending' },
        { id: 'task-2', projectId: 'project-1', title: 'Ask the miller', status: 'completed' },
        { id: 'task-3', projectId: 'gone', title: 'Look around', status: 'planned' },
      ],
    },
    catalog,
    userId,
  )
  const [barn, mill, ask, done, look, ...others] = acts
  expect(others).toEqual([])
  expect(barn).toMatchObject({
    name: 'createProject',
    input: {
      name: 'Barn by the river',
      priority: 'high',
      items: [{ itemId: 'plank', quantity: 5, recipeIndex: 0 }],
    },
  })
  expect(mill).toMatchObject({ input: { name: 'Mill', priority: 'medium', items: [] } })
  expect(ask).toMatchObject({ name: 'createTask', input: { title: 'Ask the miller', projectId: barn!.id } })
  expect(done).toMatchObject({ name: 'updateTaskStatus', input: { taskId: ask!.id, status: 'completed' } })
  expect(look!.input).toEqual({ title: 'Look around', description: '', due: null })
  expect(new Set(acts.map(({ id }) => id)).size).toBe(5)
})

test('SET-9: the same stored project gets the same id again, and in another account another id', () => {
  const stored = { name: '', projects: [{ id: 'a' }], tasks: [] }
  const idFor = (who: string) => actsOfFormer(stored, catalog, who)[0]!.id
  expect(idFor(userId)).toBe(idFor(userId))
  expect(idFor(userId)).not.toBe(idFor(userId.replace('1', '2')))
})

test('SET-9, I7: a text that is too long is cut between letters, so that it can be stored', () => {
  const long = `${'a'.repeat(79)}🏠`
  const project = { id: 'a', name: long, description: `${'a'.repeat(1_999)}🏠` }
  const stored = { name: long, projects: [project], tasks: [] }
  const [begun] = actsOfFormer(stored, catalog, userId)
  expect(begun!.input).toMatchObject({ name: 'a'.repeat(79), description: 'a'.repeat(1_999) })
  expect(formerName(stored)).toBe('a'.repeat(79))
})
