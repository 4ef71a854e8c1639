import { expect, test } from 'vitest'
import { actedLedger } from '#tests/support/acted-ledger'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { chairTemplate } from '#tests/support/crafts-catalog'
import { aContribution, aHandMadeTask, aProject, aProjectItem, moment } from '#tests/support/ledger-rows'
import { aSnapshotWithRoles } from '#tests/support/settlement-builder'
import type { Snapshot } from '../tables.ts'
import { generatedTaskId } from '../task-id.ts'
import type { FormerTask } from './former-tasks.ts'
import type { LedgerActInput, LedgerActName } from './ledger-acts.ts'

const catalog = aCatalog({ plank: {}, log: {} })
/** The ids that the first and the second act of any ledger get. */
const [id, second] = firstIds()
const delivery = { taskId: 'roof', itemsContributed: [{ itemId: itemId('log'), quantity: 1 }] }

function aFormerTask(of: string): FormerTask {
  const said = { kind: 'gather', description: '', notes: '', due: null, priority: 'medium' } as const
  return { id: of, itemId: itemId('plank'), completed: 0, createdAt: moment, isDeleted: false, ...said }
}

function firstIds() {
  const { idOfNextAct, act } = actedLedger(catalog)
  const first = idOfNextAct()
  act('createTask', { title: 'Scout the coast' })
  return [first, idOfNextAct()] as const
}

/** The `act` of a ledger that begins with these rows. */
const having = (tables: Partial<Snapshot['tables']>) =>
  actedLedger(catalog, aSnapshotWithRoles({}, { tables })).act

test('I14: an act that would add a row under the id of a row that is there is refused', () => {
  const [hall, roof] = [aProject('hall'), aHandMadeTask('roof')]
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
      tasks: [aFormerTask('roof')],
    }),
  ]
  expect(again.map(({ refused }) => refused?.why)).toEqual(again.map(() => 'id-taken'))
})

test('I14: an act that would take the id of a row kept but not shown is refused: of an ended project, its task, or a decided delivery', () => {
  const tables = {
    projects: [aProject(second), aProject('hall')],
    tasks: [aHandMadeTask('roof'), aHandMadeTask(second, { projectId: 'hall' })],
    contributions: [
      aContribution(second, { taskId: 'roof' }),
      aContribution('other', { taskId: 'roof', itemsContributed: [{ itemId: itemId('log'), quantity: 2 }] }),
    ],
  }
  /** The `act` of a ledger in which this act was done first. */
  const after = <Name extends LedgerActName>(name: Name, input: LedgerActInput<Name>) => {
    const { act } = actedLedger(catalog, aSnapshotWithRoles({}, { tables }), [chairTemplate])
    expect(act(name, input).refused).toBeUndefined()
    return act
  }
  const rejected = { contributionId: second, revision: 1, reason: 'not ours' }
  const again = [
    after('archiveProject', { projectId: second, stock: 'stays' })('createProject', { name: 'Bridge' }),
    after('deleteProject', { projectId: second })('startProjectFromTemplate', { templateId: 'chairs' }),
    after('deleteProject', { projectId: 'hall' })('createTask', { title: 'Scout the coast' }),
    after('rejectTaskContribution', rejected)('createTaskContribution', delivery),
    // Of 2 logs 1 is accepted: the act adds a contribution for the other.
    after('rejectTaskContribution', rejected)('approveTaskContribution', {
      contributionId: 'other',
      revision: 1,
      accepted: delivery.itemsContributed,
      reason: 'too many',
    }),
  ]
  expect(again.map(({ refused }) => refused?.why)).toEqual(again.map(() => 'id-taken'))
})

test('I14, PRJ-4: a former task is brought back only under the id that its project gave it', () => {
  const { act } = actedLedger(catalog, aSnapshotWithRoles({}, { tables: { projects: [aProject('hall')] } }))
  const undoing = (id: string) =>
    act('undoRegeneration', { projectId: 'hall', generation: 1, tasks: [aFormerTask(id)] }).refused?.why
  expect(undoing('made up')).toBe('id-taken')
  expect(undoing(generatedTaskId('hall', itemId('plank'), 0))).toBeUndefined()
})
