import { expect, test } from 'vitest'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { aHandMadeTask, aProject } from '#tests/support/ledger-rows'
import { deletedTasks } from './deleted-tasks.ts'

const [earlier, later] = ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z']
const byId = <Row extends { readonly id: string }>(...rows: Row[]) =>
  new Map(rows.map((row) => [row.id, row]))

test('BEY-6: deleted tasks are listed latest first, under their own titles or what they asked for, and live ones are not', () => {
  const tasks = byId(
    aHandMadeTask('live', { deletedAt: null }),
    aHandMadeTask('ask', { title: 'Ask the miller', projectId: null, itemId: null, deletedAt: earlier }),
    aHandMadeTask('made', {
      title: null,
      kind: 'craft',
      projectId: 'hall',
      itemId: itemId('plank'),
      deletedAt: later,
    }),
  )
  const projects = byId(aProject('hall', { name: 'Hall' }))
  const listed = deletedTasks({ tasks, projects }, aCatalog({ plank: {} }))
  expect(listed.map(({ title, project }) => [title, project])).toEqual([
    ['Craft plank', 'Hall'],
    ['Ask the miller', ''],
  ])
})
