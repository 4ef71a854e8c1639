import { expect, test } from 'vitest'
import { actedLedger } from '#tests/support/acted-ledger'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { aContribution, aHandMadeTask, aProject, aProjectItem } from '#tests/support/ledger-rows'
import { aSettlementOf } from '#tests/support/settlement-builder'
import type { Snapshot } from '../tables.ts'

const catalog = aCatalog({ plank: {}, log: {} })
/** The id of the first act of a ledger. */
const id = actedLedger(catalog).nextId()

const having = (tables: Partial<Snapshot['tables']>) =>
  actedLedger(catalog, aSettlementOf({}, { tables })).act

test('I14: what an act makes takes the id of nothing that is there', () => {
  const [hall, roof] = [aProject('hall'), aHandMadeTask('roof')]
  const delivery = { taskId: 'roof', itemsContributed: [{ itemId: itemId('log'), quantity: 1 }] }
  const plank = aProjectItem('hall', 'plank', 1, { id })
  const again = [
    having({ projects: [aProject(id)] })('createProject', { name: 'Bridge' }),
    having({ tasks: [aHandMadeTask(id)] })('createTask', { title: 'Scout the coast' }),
    having({ tasks: [roof], contributions: [aContribution(id, { taskId: 'roof' })] })(
      'createTaskContribution',
      delivery,
    ),
    having({ projects: [hall], projectItems: [plank] })('addProjectItem', {
      projectId: 'hall',
      itemId: itemId('log'),
      quantity: 1,
    }),
    having({ projects: [hall], tasks: [roof] })('undoRegeneration', {
      projectId: 'hall',
      generation: 1,
      tasks: [{ id: 'roof' } as never],
    }),
  ]
  expect(again.map(({ refused }) => refused?.why)).toEqual(again.map(() => 'id-taken'))
})
