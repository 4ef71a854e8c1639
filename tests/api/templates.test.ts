import { beforeAll, describe, expect, test } from 'vitest'
import type { ActivityEntry } from '#contract/activity'
import type { Project } from '#domain/settlement/ledger-rows'
import { ledgerLimits } from '#domain/settlement/limits'
import type { Snapshot } from '#domain/settlement/tables'
import type { AssignmentTemplate, ProjectTemplate } from '#domain/settlement/template'
import { serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { type OpenServer, startOpenServer } from '../support/server-rows.ts'
import { answerOf, type Somebody } from '../support/settlements.ts'
import { aNamedPlayer, aNewcomer, aSettlement } from '../support/world-builder.ts'

const servers = serversOfThisFile()
const [plank, stool] = ['2', '3']

describe.each(databasesOfThisFile())('on $kind', (kind) => {
  let open: OpenServer

  beforeAll(async () => {
    open = await startOpenServer(servers, kind, { API_REQUESTS_PER_MINUTE: '100000' })
  })

  /** A settlement with a project of 2 stools and 5 planks, whose planks are obtained elsewhere. */
  async function aWorkshop<Name extends string>(
    members: Readonly<Record<Name, 'viewer' | 'contributor' | 'admin'>>,
  ) {
    const place = await aSettlement(open.server(), members)
    const { owner, settlementId } = place
    const asking =
      (who: Somebody) =>
      <Body>(name: string, input: object = {}) =>
        who.ask<Body>(name, { settlementId, ...input })
    const ask = asking(owner)
    const { id: projectId } = await answerOf(
      ask<Project>('createProject', {
        name: 'Tavern',
        description: 'by the lake',
        priority: 'high',
        items: [
          { itemId: stool, quantity: 2 },
          { itemId: plank, quantity: 5 },
        ],
        ways: { [plank]: 'elsewhere' },
      }),
    )
    const tables = async () => (await answerOf(ask<Snapshot>('getSettlement'))).tables
    const projectTemplates = () => answerOf(ask<ProjectTemplate[]>('getProjectTemplates'))
    const assignmentTemplates = () => answerOf(ask<AssignmentTemplate[]>('getAssignmentTemplates'))
    return { ...place, ask, asking, projectId, tables, projectTemplates, assignmentTemplates }
  }

  test('PRJ-5: a project saved as a template starts another one: with its items, ways, tasks and what is reserved, in one step', async () => {
    const { ask, asking, mika, projectId, tables, projectTemplates } = await aWorkshop({
      mika: 'contributor',
    })
    const saved = await answerOf(
      asking(mika)<ProjectTemplate>('createProjectTemplate', { projectId, name: 'Inn' }),
    )
    expect(saved).toMatchObject({
      name: 'Inn',
      description: 'by the lake',
      deletedAt: null,
      outline: {
        priority: 'high',
        items: [
          { itemId: stool, quantity: 2, recipeIndex: 0 },
          { itemId: plank, quantity: 5, recipeIndex: 0 },
        ],
        ways: { [plank]: 'elsewhere' },
      },
    })
    expect(await projectTemplates()).toEqual([saved])
    const { templates } = await answerOf(mika.ask<{ templates: object[] }>('exportAccount'))
    expect(templates).toMatchObject([{ kind: 'project', name: 'Inn' }])
    await answerOf(ask('deleteProject', { projectId }))
    await answerOf(ask('addItemsToInventory', { items: [{ itemId: plank, quantity: 4 }] }))
    const before = await tables()
    const started = await answerOf(
      asking(mika)<Project>('startProjectFromTemplate', { templateId: saved.id, name: 'Second inn' }),
    )
    expect(started).toMatchObject({ name: 'Second inn', description: 'by the lake', priority: 'high' })
    const after = await tables()
    expect([before.tasks.length, after.tasks.length > 0]).toEqual([0, true])
    expect(after.projectItems.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
      [stool, 2],
      [plank, 5],
    ])
    expect(after.allotments).toEqual([{ projectId: started.id, itemId: plank, amount: 4 }])
    const [entry] = await answerOf(ask<ActivityEntry[]>('getSettlementActivity'))
    expect(entry!.did).toEqual({ kind: 'project.started', facts: { project: 'Second inn', template: 'Inn' } })
  })

  test('I11: a start that is sent twice under one id starts one project', async () => {
    const { ask, projectId, tables } = await aWorkshop({})
    const { id: templateId } = await answerOf(ask<ProjectTemplate>('createProjectTemplate', { projectId }))
    const once = { templateId, operationId: crypto.randomUUID() }
    const answers = await Promise.all([1, 2].map(() => answerOf(ask('startProjectFromTemplate', once))))
    expect(answers[0]).toEqual(answers[1])
    expect((await tables()).projects).toHaveLength(2)
  })

  test('PRJ-5: a project without items, a name that another template has, and a 51st template of a kind are refused', async () => {
    const { ask, projectId } = await aWorkshop({})
    const { id: empty } = await answerOf(ask<Project>('createProject', { name: 'Empty' }))
    const save = (input: object) => ask('createProjectTemplate', { projectId, ...input })
    expect(await save({ projectId: empty })).toMatchObject({
      status: 409,
      body: { reason: 'template-empty' },
    })
    expect((await save({})).status).toBe(200)
    expect(await save({})).toMatchObject({
      status: 409,
      body: { reason: 'template-name-taken', field: 'name', message: 'Another template has this name.' },
    })
    const assignment = { name: 'Tavern', pattern: {} }
    expect((await ask('createAssignmentTemplate', assignment)).status).toBe(200)
    for (let n = 1; n < ledgerLimits.templates; n++) await answerOf(save({ name: `Tavern ${n}` }))
    expect(await save({ name: 'One more' })).toMatchObject({
      status: 409,
      body: { message: 'There can be at most 50 templates of each kind.' },
    })
  })

  test('TSK-4: an assignment template keeps its pattern: 3 tasks a player if no number is given, and 1 to 10 can be given', async () => {
    const { ask, mika, settlementId, owner, assignmentTemplates } = await aWorkshop({ mika: 'contributor' })
    const { playerId } = await aNamedPlayer(open.server(), { of: { settlementId, owner } })
    const preferredPlayers = [playerId, mika.userId]
    const save = (pattern: object, name = 'Builders') =>
      ask<AssignmentTemplate>('createAssignmentTemplate', { name, pattern })
    const saved = await answerOf(save({ preferredPlayers }))
    expect(saved).toMatchObject({
      pattern: { balanceWorkload: true, maxTasksPerPlayer: 3, preferredPlayers },
      formerPlayers: 0,
    })
    expect(await assignmentTemplates()).toEqual([saved])
    for (const maxTasksPerPlayer of [0, 11, 2.5])
      expect((await save({ maxTasksPerPlayer }, 'Other')).status).toBe(422)
    for (const maxTasksPerPlayer of [1, 10])
      expect((await save({ maxTasksPerPlayer }, `${maxTasksPerPlayer} each`)).status).toBe(200)
    expect((await save({ preferredPlayers: [playerId, playerId] }, 'Twice')).status).toBe(422)
  })

  test('TSK-4, SET-7: viewers and strangers cannot be preferred; who leaves later is left out and counted, and nothing of them stays', async () => {
    const { ask, mika, vera, settlementId, owner, assignmentTemplates } = await aWorkshop({
      mika: 'contributor',
      vera: 'viewer',
    })
    const save = (preferredPlayers: readonly string[]) =>
      ask('createAssignmentTemplate', { name: 'Builders', pattern: { preferredPlayers } })
    const elsewhere = await aNamedPlayer(open.server())
    for (const who of [vera.userId, elsewhere.owner.userId, elsewhere.playerId, crypto.randomUUID()])
      expect(await save([who])).toMatchObject({
        status: 403,
        body: { reason: 'not-assignable', field: 'pattern.preferredPlayers' },
      })
    const { playerId } = await aNamedPlayer(open.server(), { of: { settlementId, owner } })
    expect((await save([mika.userId, owner.userId, playerId])).status).toBe(200)
    await answerOf(ask('removePlayer', { playerId }))
    await answerOf(mika.ask('deleteAccount', { confirm: 'DELETE' }))
    const [template] = await assignmentTemplates()
    expect([template!.pattern.preferredPlayers, template!.formerPlayers]).toEqual([[owner.userId], 2])
    expect(JSON.stringify(template)).not.toContain(mika.userId)
  })

  test('BEY-6: a deleted template starts nothing and can be restored, unless another one took its name; contributors may neither delete nor restore', async () => {
    const { ask, asking, mika, projectId, tables, projectTemplates } = await aWorkshop({
      mika: 'contributor',
    })
    const { id: templateId } = await answerOf(ask<ProjectTemplate>('createProjectTemplate', { projectId }))
    const states = async () => (await projectTemplates()).map(({ deletedAt }) => deletedAt !== null)
    expect((await asking(mika)('deleteTemplate', { templateId })).status).toBe(403)
    expect(await ask('restoreTemplate', { templateId })).toMatchObject({ status: 404 })
    await answerOf(ask('deleteTemplate', { templateId }))
    expect(await states()).toEqual([true])
    expect(await ask('deleteTemplate', { templateId })).toMatchObject({
      status: 404,
      body: { reason: 'no-template', message: 'There is no such template.' },
    })
    expect((await ask('startProjectFromTemplate', { templateId })).status).toBe(404)
    expect((await tables()).projects).toHaveLength(1)
    expect((await asking(mika)('restoreTemplate', { templateId })).status).toBe(403)
    const { id: other } = await answerOf(ask<ProjectTemplate>('createProjectTemplate', { projectId }))
    expect(await ask('restoreTemplate', { templateId })).toMatchObject({
      status: 409,
      body: { reason: 'template-name-taken' },
    })
    await answerOf(ask('deleteTemplate', { templateId: other }))
    await answerOf(ask('restoreTemplate', { templateId }))
    expect((await states()).toSorted()).toEqual([false, true])
    expect((await ask('startProjectFromTemplate', { templateId })).status).toBe(200)
    const log = await answerOf(ask<ActivityEntry[]>('getSettlementActivity'))
    expect(log.slice(1, 4).map(({ did }) => [did.kind, did.facts])).toEqual([
      ['template.restored', { template: 'Tavern' }],
      ['template.deleted', { template: 'Tavern' }],
      ['template.saved', { template: 'Tavern', kind: 'project' }],
    ])
  })

  test('BEY-6: for 30 days a template can be restored; the next deletion after that removes it for good', async () => {
    const { ask, projectId, projectTemplates } = await aWorkshop({})
    const save = async (name: string) =>
      (await answerOf(ask<ProjectTemplate>('createProjectTemplate', { projectId, name }))).id
    const [early, late, last] = [await save('Early'), await save('Late'), await save('Last')]
    for (const templateId of [early, late]) await answerOf(ask('deleteTemplate', { templateId }))
    const deletedFor = (id: string, days: string) =>
      `update templates set deleted_at = now() - interval '${days}' where id = '${id}'`
    await open.rows(deletedFor(early, '30 days 1 minute'))
    await open.rows(deletedFor(late, '29 days 23 hours'))
    expect((await projectTemplates()).map(({ name }) => name)).toEqual(['Last', 'Late'])
    expect((await ask('restoreTemplate', { templateId: early })).status).toBe(404)
    expect((await ask('restoreTemplate', { templateId: late })).status).toBe(200)
    await answerOf(ask('deleteTemplate', { templateId: last }))
    const stored = await open.rows(
      `select name from templates where id in ('${early}', '${late}', '${last}')`,
    )
    expect(stored.map(({ name }) => name).toSorted()).toEqual(['Last', 'Late'])
  })

  test('SET-5: a template of another settlement is unknown here, to start, delete and restore', async () => {
    const { ask } = await aWorkshop({})
    const elsewhere = await aWorkshop({})
    const [kept, deleted] = await Promise.all(
      ['Kept', 'Deleted'].map(async (name) =>
        answerOf(
          elsewhere.ask<ProjectTemplate>('createProjectTemplate', { projectId: elsewhere.projectId, name }),
        ),
      ),
    )
    await answerOf(elsewhere.ask('deleteTemplate', { templateId: deleted!.id }))
    for (const procedure of ['startProjectFromTemplate', 'deleteTemplate'])
      expect(await ask(procedure, { templateId: kept!.id })).toMatchObject({ status: 404 })
    expect(await ask('restoreTemplate', { templateId: deleted!.id })).toMatchObject({ status: 404 })
    expect(await ask('createProjectTemplate', { projectId: elsewhere.projectId })).toMatchObject({
      status: 404,
      body: { reason: 'no-project' },
    })
    expect(await ask('getProjectTemplates')).toEqual({ status: 200, body: [] })
    const stranger = await aNewcomer(open.server())
    expect((await elsewhere.asking(stranger)('getProjectTemplates')).status).toBe(404)
  })
})
