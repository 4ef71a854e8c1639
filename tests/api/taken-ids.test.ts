import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Contribution } from '#domain/settlement/contribution'
import type { Project, Task } from '#domain/settlement/ledger-rows'
import type { ProjectTemplate } from '#domain/settlement/template'
import { log } from '../support/progress-link-place.ts'
import { readLedger } from '../support/read-ledger.ts'
import { serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { type OpenServer, startOpenServer } from '../support/server-rows.ts'
import { answerOf, type Somebody } from '../support/settlements.ts'
import { aSharedPlace, loadShared } from '../support/shared-project-place.ts'
import { aSettlement } from '../support/world-builder.ts'

const servers = serversOfThisFile()
const tables = ['projects', 'project_items', 'tasks', 'task_numbers', 'contributions', 'entries', 'stock']
const taken = { status: 409, body: { reason: 'id-taken' } }
const delivered = [{ itemId: log, quantity: 1 }]

describe.each(databasesOfThisFile())('I14: on $kind', (kind) => {
  let open: OpenServer

  beforeAll(async () => {
    open = await startOpenServer(servers, kind, { API_REQUESTS_PER_MINUTE: '100000' })
  })

  /** The town hall, with a function that reads all stored rows of its settlement, shown to members or not. */
  async function aTownHall() {
    const place = await aSharedPlace(open.server())
    const { settlementId, owner } = place
    const stored = () =>
      Promise.all(
        tables.map((table) =>
          open.rows(`select * from ${table} one where settlement_id = '${settlementId}' order by one::text`),
        ),
      )
    const [task] = (await readLedger(owner, settlementId)).tables.tasks
    return { ...place, stored, taskId: task!.id }
  }

  /** The first number of a new browser, as a queue gives one to each act. */
  const numbered = () => ({ sent: { client: randomUUID(), number: 1 } })

  test('the id of a contribution, decided or pending, is refused for another delivery, an approval in part and a collaborator’s delivery', async () => {
    const { as, owner, ines, mika, aGuest, taskId, stored } = await aTownHall()
    const { guest, collaborationId } = await aGuest()
    const [shared] = (await answerOf(loadShared(guest, collaborationId))).tasks
    const deliver = (who: Somebody, quantity = 1) =>
      answerOf(
        as(who)<Contribution>('createTaskContribution', {
          taskId,
          itemsContributed: [{ itemId: log, quantity }],
        }),
      )
    const [approved, rejected, withdrawn] = [await deliver(mika), await deliver(mika), await deliver(mika)]
    const shown = ({ id }: Contribution) => ({ contributionId: id, revision: 1 })
    await answerOf(as(ines)('approveTaskContribution', shown(approved)))
    await answerOf(as(ines)('rejectTaskContribution', { ...shown(rejected), reason: 'not ours' }))
    await answerOf(as(mika)('withdrawTaskContribution', { contributionId: withdrawn.id }))
    const waiting = await deliver(mika, 2)
    const before = await stored()
    for (const { id: operationId } of [approved, rejected, withdrawn, waiting]) {
      const again = { taskId, itemsContributed: delivered, operationId }
      expect(await as(owner)('createTaskContribution', again)).toMatchObject(taken)
      expect(await as(mika)('createTaskContribution', { ...again, ...numbered() })).toMatchObject(taken)
      const part = { ...shown(waiting), accepted: delivered, reason: 'too many', operationId }
      expect(await as(ines)('approveTaskContribution', part)).toMatchObject(taken)
      const outside = { collaborationId, taskId: shared!.id, itemsContributed: delivered, operationId }
      expect(await guest.ask('deliverToSharedProject', outside)).toMatchObject(taken)
    }
    expect(await stored()).toEqual(before)
  })

  test('the id of an archived or deleted project is refused for a new project; in another settlement it is free', async () => {
    const { as, owner, ines, projectId, stored } = await aTownHall()
    const template = await answerOf(as(owner)<ProjectTemplate>('createProjectTemplate', { projectId }))
    const { id: archived } = await answerOf(as(owner)<Project>('createProject', { name: 'Bridge' }))
    await answerOf(as(owner)('archiveProject', { projectId: archived, stock: 'stays' }))
    await answerOf(as(owner)('deleteProject', { projectId }))
    const before = await stored()
    for (const operationId of [archived, projectId])
      for (const sent of [{}, numbered()]) {
        const again = { operationId, ...sent }
        expect(await as(ines)('createProject', { name: 'Mine now', ...again })).toMatchObject(taken)
        const started = { templateId: template.id, ...again }
        expect(await as(ines)('startProjectFromTemplate', started)).toMatchObject(taken)
      }
    expect(await stored()).toEqual(before)
    const elsewhere = await aSettlement(open.server())
    const { settlementId } = elsewhere
    const made = { settlementId, name: 'Elsewhere', operationId: projectId }
    expect(await answerOf(elsewhere.owner.ask<Project>('createProject', made))).toMatchObject({
      id: projectId,
    })
  })

  test('the id of a replaced task, or of an ended project’s task, is refused for a new one; undoing a regeneration takes only that project’s tasks', async () => {
    const { as, owner, ines, projectId, settlementId, stored } = await aTownHall()
    const tasks = async () => (await readLedger(owner, settlementId)).tables.tasks
    const [replaced] = await tasks()
    const { id: raft } = await answerOf(as(owner)<Project>('createProject', { name: 'Raft' }))
    const ofRaft = await answerOf(as(owner)<Task>('createTask', { title: 'Caulk it', projectId: raft }))
    await answerOf(as(owner)('deleteProject', { projectId: raft }))
    await answerOf(as(owner)('regenerateTasks', { projectId }))
    const before = await stored()
    for (const { id: operationId } of [replaced!, ofRaft])
      for (const sent of [{}, numbered()])
        expect(await as(ines)('createTask', { title: 'Mine now', operationId, ...sent })).toMatchObject(taken)
    const { itemId, kind, description, notes, due, priority, createdAt } = replaced!
    // The task was replaced by the project's first regeneration; of its logs 8 were there.
    const said = {
      itemId,
      kind,
      description,
      notes,
      due,
      priority,
      createdAt,
      completed: 8,
      isDeleted: false,
    }
    const back = (id: string) =>
      as(owner)('undoRegeneration', { projectId, generation: 1, tasks: [{ id, ...said }] })
    for (const id of [ofRaft.id, randomUUID()]) expect(await back(id)).toMatchObject(taken)
    expect(await stored()).toEqual(before)
    expect((await back(replaced!.id)).status).toBe(200)
    expect((await tasks()).map(({ id }) => id)).toEqual([replaced!.id])
  })
})
