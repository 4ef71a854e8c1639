import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ActivityEntry } from '#contract/activity'
import { activitySentence } from '#contract/sentences/log-sentence'
import type { UserDataState } from '#contract/user-document'
import { serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { type OpenServer, startOpenServer } from '../support/server-rows.ts'
import { answerOf } from '../support/settlements.ts'
import {
  aSharedPlace,
  joinByShareLink,
  loadShared,
  namesOfSharedProjects,
} from '../support/shared-project-place.ts'
import { aNewcomer } from '../support/world-builder.ts'

const servers = serversOfThisFile()
const never = randomUUID()
const gone = { status: 404, body: { reason: 'no-shared-project' } }
const noLink = { status: 404, body: { reason: 'share-code-invalid' } }

describe.each(databasesOfThisFile())('on $kind', (kind) => {
  let open: OpenServer
  beforeAll(async () => {
    open = await startOpenServer(servers, kind, { API_REQUESTS_PER_MINUTE: '100000', LOG_LEVEL: 'trace' })
  })
  const aPlace = () => aSharedPlace(open.server())

  test('SET-9: whoever has the link is shown what it leads to, comes to the project, which has 8 of its 20 logs, and reads nothing else of the settlement', async () => {
    const { makeLink, shares, settlementId } = await aPlace()
    const { code } = await makeLink()
    expect(await makeLink()).toMatchObject({ code })
    const guest = await aNewcomer(open.server(), 'Guest')
    const preview = await answerOf(guest.ask<object>('getProjectShareLink', { code }))
    expect(preview).toEqual({ projectName: 'Town Hall (Shared)', ownerName: expect.any(String) })
    const collaboration = await answerOf(joinByShareLink(guest, code))
    expect(await answerOf(joinByShareLink(guest, code))).toEqual(collaboration)
    expect(collaboration).toMatchObject({ projectId: `collab-${collaboration.id}`, ...preview })
    const data = await answerOf(loadShared(guest, collaboration.id))
    expect(data.project).toMatchObject({
      id: `collab-${collaboration.id}`,
      name: 'Town Hall (Shared)',
      isShared: true,
      description: 'By the river',
      assignedPlayers: [],
      notes: '',
    })
    expect(data.tasks).toMatchObject([
      {
        id: expect.stringMatching(/^collab-task-/),
        targetQuantity: 20,
        completedQuantity: 8,
        state: 'ready',
      },
    ])
    expect(data.progress).toMatchObject({ percent: 40, done: 8, now: 12, missing: 0 })
    expect((await guest.ask('getSettlement', { settlementId })).status).toBe(404)
    const { link, collaborators } = await shares()
    expect(link).toMatchObject({ code })
    expect(collaborators).toMatchObject([{ collaborationId: collaboration.id, cameByLink: true }])
  })

  test('SET-9: a collaborator sees neither who works on the project nor the notes of members', async () => {
    const { as, owner, mika, projectId, aGuest } = await aPlace()
    await answerOf(as(owner)('updateProject', { projectId, notes: 'only for us' }))
    await answerOf(as(owner)('setProjectPlayers', { projectId, players: [mika.userId] }))
    const { guest, collaborationId } = await aGuest()
    const { project, tasks } = await answerOf(loadShared(guest, collaborationId))
    const told = JSON.stringify({ project, tasks })
    for (const kept of ['only for us', mika.userId, owner.userId, projectId]) expect(told).not.toContain(kept)
  })

  test('SET-5, project.read_shared: only a collaborator can read, leave and deliver to a shared project, until it ends; even its owner gets 404', async () => {
    const { owner, ines, mika, aGuest, as } = await aPlace()
    const { guest, collaborationId } = await aGuest()
    const stranger = await aNewcomer(open.server())
    const delivery = {
      collaborationId,
      taskId: `collab-task-${never}`,
      itemsContributed: [{ itemId: '1', quantity: 1 }],
    }
    for (const who of [owner, ines, mika, stranger]) {
      expect(await loadShared(who, collaborationId)).toMatchObject(gone)
      expect(await loadShared(who, collaborationId)).toEqual(await loadShared(who, never))
      expect(await who.ask('leaveSharedProject', { collaborationId })).toMatchObject(gone)
      expect(await who.ask('deliverToSharedProject', delivery)).toMatchObject(gone)
      expect(await namesOfSharedProjects(who)).toEqual([])
    }
    expect((await loadShared(guest, collaborationId)).status).toBe(200)
    await answerOf(as(owner)('endProjectShare', { collaborationId }))
    for (const call of ['loadCollaborativeProjectData', 'leaveSharedProject'])
      expect(await guest.ask(call, { collaborationId })).toMatchObject(gone)
    expect(await guest.ask('deliverToSharedProject', delivery)).toMatchObject(gone)
    expect(await namesOfSharedProjects(guest)).toEqual([])
  })

  test('SET-9, project.accept_share: a revoked link lets nobody in, but who came by it stays; after an ended share a newer link is needed, after leaving not', async () => {
    const { as, owner, projectId, makeLink, shares, aGuest } = await aPlace()
    const first = await makeLink()
    const { guest, collaborationId } = await aGuest()
    const other = await aGuest('Other')
    await answerOf(as(owner)('endProjectShare', { collaborationId }))
    expect(await joinByShareLink(guest, first.code)).toMatchObject(noLink)
    expect(await guest.ask('getProjectShareLink', { code: first.code })).toMatchObject(noLink)
    const left = { collaborationId: other.collaborationId, operationId: randomUUID() }
    for (const asked of [left, left]) await answerOf(other.guest.ask('leaveSharedProject', asked))
    expect(await namesOfSharedProjects(other.guest)).toEqual([])
    await answerOf(joinByShareLink(other.guest, first.code))
    await answerOf(as(owner)('revokeProjectShareLink', { shareLinkId: first.id }))
    const newcomer = await aNewcomer(open.server())
    for (const who of [newcomer, other.guest, guest])
      expect(await joinByShareLink(who, first.code)).toMatchObject(noLink)
    expect(await namesOfSharedProjects(other.guest)).toEqual(['Town Hall (Shared)'])
    const second = await makeLink()
    expect(second.code).not.toBe(first.code)
    await answerOf(joinByShareLink(guest, second.code))
    expect((await shares()).collaborators).toHaveLength(2)
    await answerOf(as(owner)('endProjectShares', { projectId: projectId }))
    expect((await shares()).collaborators).toEqual([])
    for (const who of [guest, other.guest]) expect(await namesOfSharedProjects(who)).toEqual([])
  })

  test('SET-9, SET-4: a member who is removed or leaves loses the shared project, and a link from before lets the removed one in no more', async () => {
    const { as, owner, mika, ines, makeLink, shares } = await aPlace()
    const { code } = await makeLink()
    const [ofMika, ofInes] = [
      await answerOf(joinByShareLink(mika, code)),
      await answerOf(joinByShareLink(ines, code)),
    ]
    await answerOf(loadShared(mika, ofMika.id))
    await answerOf(as(owner)('removeSettlementCollaborator', { userId: mika.userId }))
    await answerOf(as(ines)('leaveSettlement'))
    expect(await loadShared(mika, ofMika.id)).toMatchObject(gone)
    expect(await loadShared(ines, ofInes.id)).toMatchObject(gone)
    expect(await joinByShareLink(mika, code)).toMatchObject(noLink)
    expect((await shares()).collaborators).toEqual([])
  })

  test('SET-9: a shared project is gone while it is archived or deleted or its settlement is deleted, and back afterwards', async () => {
    const { as, owner, projectId, settlementId, aGuest, makeLink } = await aPlace()
    const { code } = await makeLink()
    const { guest, collaborationId } = await aGuest()
    const newcomer = await aNewcomer(open.server())
    const expectGone = async () => {
      expect(await loadShared(guest, collaborationId)).toMatchObject(gone)
      expect(await guest.ask('leaveSharedProject', { collaborationId })).toMatchObject(gone)
      expect(await namesOfSharedProjects(guest)).toEqual([])
      expect(await joinByShareLink(newcomer, code)).toMatchObject(noLink)
    }
    const expectBack = async () => expect(await namesOfSharedProjects(guest)).toEqual(['Town Hall (Shared)'])
    await answerOf(as(owner)('archiveProject', { projectId, stock: 'stays' }))
    await expectGone()
    for (const name of ['getProjectShares', 'makeProjectShareLink', 'endProjectShares'])
      expect(await as(owner)(name, { projectId })).toMatchObject({
        status: 404,
        body: { reason: 'no-project' },
      })
    await answerOf(as(owner)('unarchiveProject', { projectId }))
    await expectBack()
    await answerOf(as(owner)('deleteProject', { projectId }))
    await expectGone()
    await answerOf(as(owner)('restoreProject', { projectId }))
    await answerOf(owner.ask('deleteSettlement', { settlementId }))
    await expectGone()
    await answerOf(owner.ask('restoreSettlement', { settlementId }))
    await expectBack()
  })

  test('SET-9: in the document of the account shared projects stand behind one’s own, and only where there is a personal settlement', async () => {
    const { aGuest } = await aPlace()
    const { guest, collaborationId } = await aGuest()
    const load = async () => (await answerOf(guest.ask<UserDataState>('loadUserData'))).document.settlement
    expect((await load()).projects).toEqual([])
    const { id } = await answerOf(guest.ask<{ id: string }>('openPersonalSettlement'))
    await answerOf(
      guest.ask('createProject', { settlementId: id, name: 'Hut', items: [{ itemId: '1', quantity: 1 }] }),
    )
    const { projects, tasks } = await load()
    expect(projects.map(({ name }) => name)).toEqual(['Hut', 'Town Hall (Shared)'])
    expect(projects[1]?.id).toBe(`collab-${collaborationId}`)
    expect(tasks.map((task) => task.id.replace(/[\da-f-]{36}$/, ''))).toEqual(['task-', 'collab-task-'])
    await answerOf(guest.ask('leaveSharedProject', { collaborationId }))
    expect((await load()).projects).toHaveLength(1)
  })

  test('SET-8, I11: the log says who shared what, a repeated request shares once, and no file, table or log line has the code', async () => {
    const { as, owner, projectId, makeLink } = await aPlace()
    const { code, id: shareLinkId } = await makeLink()
    const guest = await aNewcomer(open.server(), 'Guest')
    const asked = { code, operationId: randomUUID() }
    const { id: collaborationId } = await answerOf(guest.ask<{ id: string }>('useProjectShareLink', asked))
    expect(await answerOf(guest.ask('useProjectShareLink', asked))).toMatchObject({ id: collaborationId })
    await answerOf(as(owner)('endProjectShare', { collaborationId }))
    await answerOf(as(owner)('revokeProjectShareLink', { shareLinkId }))
    const entries = await answerOf(as(owner)<ActivityEntry[]>('getSettlementActivity'))
    const [{ customDisplayName, publicName }] = [
      await answerOf(guest.ask<{ customDisplayName: string; publicName: string }>('getUser')),
    ]
    expect(customDisplayName).toBe('')
    expect(entries.slice(0, 4).map(activitySentence)).toEqual([
      'revoked the link that shares Town Hall',
      `ended sharing Town Hall with ${publicName}`,
      'came to Town Hall by its link',
      'made a link that shares Town Hall',
    ])
    const whole = await answerOf(
      as(owner)<{ collaborators: object[]; shareLinks: object[] }>('exportSettlement'),
    )
    expect(whole.collaborators).toMatchObject([{ projectId, name: publicName, status: 'ended' }])
    const own = await answerOf(guest.ask<{ collaborators: object[] }>('exportAccount'))
    expect(own.collaborators).toMatchObject([{ project: 'Town Hall', status: 'ended' }])
    for (const file of [whole, own]) expect(JSON.stringify(file)).not.toContain(code)
    expect(open.server().output()).not.toContain(code)
    for (const table of [
      'share_links',
      'share_codes',
      'collaborators',
      'applied_operations',
      'activity',
      'outbox',
    ]) {
      const [found] = await open.rows(
        `select count(*) as rows from ${table} t where t::text like '%${code}%'`,
      )
      expect(Number(found?.rows), table).toBe(0)
    }
  })

  test('AUTH-5: of a deleted account nothing stays shared, and its id stands nowhere', async () => {
    const { shares, aGuest } = await aPlace()
    const { guest } = await aGuest()
    await answerOf(guest.ask('deleteAccount', { confirm: 'DELETE' }))
    expect((await shares()).collaborators).toEqual([])
    for (const table of [
      'collaborators',
      'people',
      'activity',
      'outbox',
      'act_clients',
      'applied_operations',
    ]) {
      const [found] = await open.rows(
        `select count(*) as rows from ${table} t where t::text like '%${guest.userId}%'`,
      )
      expect(Number(found?.rows), table).toBe(0)
    }
  })
})
