import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { ActivityEntry } from '#contract/activity'
import type { Project } from '#domain/settlement/ledger-rows'
import type { Snapshot } from '#domain/settlement/tables'
import { typedUser } from '#server/accounts/development/users'
import { serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { answerOf, joinAs, type Somebody, signInSomebody } from '../support/settlements.ts'
import { aSettlement } from '../support/world-builder.ts'

const { start } = serversOfThisFile()
const email = typedUser('Sita')!.email

describe.each(databasesOfThisFile())('on $kind', ({ settings }) => {
  async function aTask(siteAdmins: string) {
    const server = await start({ ...(await settings()), SITE_ADMINS: siteAdmins })
    const { owner, settlementId } = await aSettlement(server)
    const sita = await signInSomebody(server, 'Sita')
    await answerOf(sita.ask('updateUser', { customDisplayName: 'Sita' }))
    const items = [{ itemId: '2', quantity: 1 }]
    await answerOf(owner.ask<Project>('createProject', { settlementId, items }))
    const tables = async () => (await answerOf(owner.ask<Snapshot>('getSettlement', { settlementId }))).tables
    const [task] = (await tables()).tasks
    const assign = (who: Somebody, assignedTo: string, operationId?: string) =>
      who.ask('assignTask', {
        settlementId,
        taskId: task!.id,
        assignedTo,
        ...(operationId && { operationId }),
      })
    const people = async () => (await tables()).assignees.map((row) => row.who)
    return { owner, sita, settlementId, assign, people }
  }

  test('SET-5: a site admin from the configuration assigns a task without being a member, once, and the log names them', async () => {
    const { owner, sita, settlementId, assign, people } = await aTask(email.toUpperCase())
    const operationId = randomUUID()
    for (const _ of [1, 2])
      expect(await assign(sita, owner.userId, operationId)).toEqual({
        status: 200,
        body: { assignedTo: owner.userId },
      })
    expect(await people()).toEqual([owner.userId])
    const log = await answerOf(owner.ask<ActivityEntry[]>('getSettlementActivity', { settlementId }))
    const entries = log.filter(({ did }) => did.kind === 'task.assigned')
    expect(entries.map(({ by, names }) => names[by])).toEqual(['Sita'])
    // She still sees nothing of the settlement, and as no member of it she cannot be given a task.
    expect((await sita.ask('getSettlement', { settlementId })).status).toBe(404)
    expect((await assign(sita, sita.userId)).status).toBe(404)
  })

  test('SET-5: a site admin who is a viewer assigns tasks and does nothing else there, and looks at a sample like everybody', async () => {
    const { owner, sita, settlementId, assign, people } = await aTask(email)
    await joinAs(owner, settlementId, sita, 'viewer')
    expect((await assign(sita, owner.userId)).status).toBe(200)
    expect(await people()).toEqual([owner.userId])
    expect((await sita.ask('createProject', { settlementId, name: 'Mill' })).status).toBe(403)
    expect((await sita.ask('openSampleSettlement')).status).toBe(200)
  })

  test('SET-5: without configuration nobody is a site admin', async () => {
    const { owner, sita, assign, people } = await aTask('')
    expect((await assign(sita, owner.userId)).status).toBe(404)
    expect(await people()).toEqual([])
  })
})
