import { beforeAll, describe, expect, test } from 'vitest'
import type { ActivityEntry } from '#contract/activity'
import type { ListedSettlement } from '#contract/settlements'
import { type RunningServer, serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import {
  answerOf,
  createSettlement,
  invite,
  joinAs,
  readSettlement,
  type Somebody,
} from '../support/settlements.ts'
import { aNewcomer, aSettlement } from '../support/world-builder.ts'

const { start } = serversOfThisFile()

describe.each(databasesOfThisFile())('on $kind', ({ settings }) => {
  let server: RunningServer
  const newcomer = () => aNewcomer(server)
  const stateFor = (who: Somebody, settlementId: string) => readSettlement(who, settlementId)
  const listOf = (who: Somebody) => answerOf(who.ask<ListedSettlement[]>('getSettlementsUserCanAccess'))
  const kindsFor = async (who: Somebody, settlementId: string) =>
    (await answerOf(who.ask<ActivityEntry[]>('getSettlementActivity', { settlementId }))).map(
      ({ did }) => did.kind,
    )

  beforeAll(async () => {
    server = await start({
      ...(await settings()),
      SIGN_INS_PER_MINUTE: '1000',
      API_REQUESTS_PER_MINUTE: '100000',
    })
  })

  test('SET-2: whoever creates a settlement owns it; it has the usual settings and a description that names the game', async () => {
    const owner = await newcomer()
    const founded = await answerOf(owner.ask<ListedSettlement>('createSettlement', { name: '  Oakhaven ' }))
    expect(founded).toMatchObject({ name: 'Oakhaven', role: 'co_owner', isOwner: true, members: 1 })
    expect(founded.description).toContain('BitCraft')
    const { settlement, members, players, seq } = await stateFor(owner, founded.id)
    expect(settlement.settings).toEqual({
      autoAssignTasks: false,
      lowStockThreshold: 10,
      enableNotifications: true,
      requireContributionApproval: true,
      maxAssigneesPerTask: 5,
      defaultTaskDeadlineDays: 7,
    })
    expect([members.length, players.length, seq]).toEqual([1, 0, 1])
  })

  test('SET-2: a blank name is refused, and nothing is created', async () => {
    const owner = await newcomer()
    const refused = await owner.ask('createSettlement', { name: '   ' })
    expect(refused).toMatchObject({ status: 422, body: { code: 'INVALID', field: 'name' } })
    expect(await listOf(owner)).toEqual([])
  })

  test('I14: a double click creates one settlement; the same id with another name is refused', async () => {
    const owner = await newcomer()
    const operationId = crypto.randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => owner.ask('createSettlement', { name: 'Twice', operationId })),
    )
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect((await listOf(owner)).length).toBe(1)
    const other = await owner.ask('createSettlement', { name: 'Thrice', operationId })
    expect(other).toMatchObject({ status: 422, body: { field: 'operationId' } })
  })

  test('I11, SET-7: two presses with their own ids add two players of the same name', async () => {
    const { settlementId, owner } = await aSettlement(server)
    const add = () =>
      owner.ask<{ id: string }>('addPlayer', {
        settlementId,
        name: 'Old Tom',
        operationId: crypto.randomUUID(),
      })
    const added = await Promise.all([answerOf(add()), answerOf(add())])
    const { players } = await stateFor(owner, settlementId)
    expect(players.map(({ name }) => name)).toEqual(['Old Tom', 'Old Tom'])
    expect(players.map(({ id }) => id).sort()).toEqual(added.map(({ id }) => id).sort())
  })

  test('I11: a deletion and a transfer whose answers were lost get the same answers when they are repeated', async () => {
    const { settlementId, owner, heir } = await aSettlement(server, { heir: 'viewer' })
    const operationId = crypto.randomUUID()
    const handOver = () => owner.ask('transferSettlement', { settlementId, userId: heir.userId, operationId })
    expect([(await handOver()).status, (await handOver()).status]).toEqual([200, 200])
    const renaming = crypto.randomUUID()
    await answerOf(heir.ask('updateSettlement', { settlementId, name: 'Other', operationId: renaming }))
    const reused = await heir.ask('deleteSettlement', { settlementId, operationId: renaming })
    expect(reused).toMatchObject({ status: 422, body: { field: 'operationId' } })
    const remove = (operationId: string) => heir.ask('deleteSettlement', { settlementId, operationId })
    const deletion = crypto.randomUUID()
    expect([(await remove(deletion)).status, (await remove(deletion)).status]).toEqual([200, 200])
    expect((await remove(crypto.randomUUID())).status).toBe(404)
    // Nothing is done in a deleted settlement, so a used id is not told apart there.
    const other = await heir.ask('updateSettlement', { settlementId, name: 'New', operationId: deletion })
    expect(other).toMatchObject({ status: 404, body: { reason: 'settlement-deleted' } })
  })

  test('SET-2: the list has the settlements that the user owns or belongs to, newest first, each once', async () => {
    const [owner, friend] = [await newcomer(), await newcomer()]
    const first = await createSettlement(owner, 'First')
    const second = await createSettlement(friend, 'Second')
    await joinAs(friend, second, owner, 'viewer')
    expect((await listOf(owner)).map(({ name, role, isOwner }) => [name, role, isOwner])).toEqual([
      ['Second', 'viewer', false],
      ['First', 'co_owner', true],
    ])
    await answerOf(friend.ask('removeSettlementCollaborator', { settlementId: second, userId: owner.userId }))
    expect((await listOf(owner)).map(({ id }) => id)).toEqual([first])
  })

  test('SET-2: a deleted settlement is gone for everyone, and its owner can restore all of it', async () => {
    const { settlementId, owner, member } = await aSettlement(server, { member: 'contributor' })
    const { inviteCode } = await invite(owner, settlementId)
    await answerOf(owner.ask('deleteSettlement', { settlementId }))
    for (const who of [owner, member]) {
      const gone = await who.ask('getSettlement', { settlementId })
      expect(gone).toMatchObject({ status: 404, body: { reason: 'settlement-deleted' } })
      expect(await listOf(who)).toEqual([])
    }
    const act = await member.ask('leaveSettlement', { settlementId })
    expect(act).toMatchObject({ status: 404, body: { reason: 'settlement-deleted' } })
    const late = await newcomer()
    const unknown = await late.ask('getSettlement', { settlementId })
    expect(unknown).toMatchObject({ status: 404, body: { reason: 'no-settlement' } })
    expect((await late.ask('useSettlementInviteLink', { inviteCode })).status).toBe(404)
    expect(await answerOf(owner.ask<object[]>('getDeletedSettlements'))).toMatchObject([{ id: settlementId }])
    expect((await member.ask('restoreSettlement', { settlementId })).status).toBe(403)
    await answerOf(owner.ask('restoreSettlement', { settlementId }))
    expect((await stateFor(member, settlementId)).members.length).toBe(2)
    // The deletion ended the invitations, and they stay ended.
    expect((await late.ask('useSettlementInviteLink', { inviteCode })).status).toBe(404)
  })

  test('SET-2: a default settlement must be one of the user’s, and is forgotten when the membership ends', async () => {
    const [owner, member] = [await newcomer(), await newcomer()]
    const settlementId = await createSettlement(owner)
    expect((await member.ask('updateUser', { defaultSettlementId: settlementId })).status).toBe(404)
    await joinAs(owner, settlementId, member, 'viewer')
    const chosen = await answerOf(
      member.ask<{ defaultSettlementId: string }>('updateUser', { defaultSettlementId: settlementId }),
    )
    expect(chosen.defaultSettlementId).toBe(settlementId)
    await answerOf(owner.ask('removeSettlementCollaborator', { settlementId, userId: member.userId }))
    expect(await answerOf(member.ask('getUser'))).toMatchObject({ defaultSettlementId: null })
  })

  test('SET-6: settings are checked, stored, and seen by every member', async () => {
    const { settlementId, owner, member } = await aSettlement(server, { member: 'viewer' })
    const settings = { lowStockThreshold: 25, requireContributionApproval: false }
    await answerOf(owner.ask('updateSettlement', { settlementId, settings }))
    expect((await stateFor(member, settlementId)).settlement.settings).toMatchObject({
      ...settings,
      maxAssigneesPerTask: 5,
    })
    for (const wrong of [
      { lowStockThreshold: -1 },
      { maxAssigneesPerTask: 0 },
      { defaultTaskDeadlineDays: 1.5 },
    ]) {
      const refused = await owner.ask('updateSettlement', { settlementId, settings: wrong })
      expect(refused).toMatchObject({ status: 422, body: { field: `settings.${Object.keys(wrong)[0]}` } })
    }
  })

  test('SET-4, I12: a settlement is handed over to a member, and the former owner stays as co-owner', async () => {
    const { settlementId, owner, heir } = await aSettlement(server, { heir: 'viewer' })
    const outsider = await newcomer()
    const handTo = (who: Somebody) => owner.ask('transferSettlement', { settlementId, userId: who.userId })
    expect(await handTo(outsider)).toMatchObject({ status: 404 })
    expect(await handTo(owner)).toMatchObject({ status: 409, body: { reason: 'owner-already' } })
    await answerOf(handTo(heir))
    const { settlement, members } = await stateFor(owner, settlementId)
    expect(settlement.ownerId).toBe(heir.userId)
    expect(members.map(({ role }) => role)).toEqual(['co_owner', 'co_owner'])
    expect(await handTo(owner)).toMatchObject({ status: 403 })
    await answerOf(owner.ask('leaveSettlement', { settlementId }))
    expect((await heir.ask('leaveSettlement', { settlementId })).status).toBe(409)
  })

  test('SET-4: a role has its permission set; an unknown role has none', async () => {
    const who = await newcomer()
    const granted = async (role: string) =>
      Object.entries(await answerOf(who.ask<Record<string, boolean>>('getDefaultPermissions', { role })))
        .filter(([, may]) => may)
        .map(([name]) => name)
    expect(await granted('viewer')).toEqual(['canViewProjects', 'canViewTasks', 'canViewInventory'])
    expect((await granted('contributor')).length).toBe(9)
    expect(await granted('admin')).not.toContain('canEditSettings')
    expect((await granted('co_owner')).length).toBe(18)
    expect(await granted('archduke')).toEqual([])
  })

  test('SET-7: players without an account can be added, renamed, set inactive, linked to one member, and removed', async () => {
    const { settlementId, owner, member } = await aSettlement(server, { member: 'viewer' })
    const add = (name: string) => answerOf(owner.ask<{ id: string }>('addPlayer', { settlementId, name }))
    const [finn, mara] = [await add('  Finn '), await add('Mara')]
    const act = (name: string, input: object) =>
      owner.ask(name, { settlementId, playerId: finn.id, ...input })
    await answerOf(act('updatePlayer', { name: 'Finn the Bold', isActive: false }))
    await answerOf(act('linkPlayer', { userId: member.userId }))
    const twice = await owner.ask('linkPlayer', { settlementId, playerId: mara.id, userId: member.userId })
    expect(twice).toMatchObject({ status: 409, body: { field: 'userId' } })
    expect((await stateFor(member, settlementId)).players).toMatchObject([
      { name: 'Finn the Bold', isActive: false, userId: member.userId },
      { name: 'Mara', isActive: true, userId: null },
    ])
    await answerOf(owner.ask('removeSettlementCollaborator', { settlementId, userId: member.userId }))
    expect((await stateFor(owner, settlementId)).players[0]).toMatchObject({ userId: null })
    await answerOf(act('removePlayer', {}))
    expect((await stateFor(owner, settlementId)).players.map(({ name }) => name)).toEqual(['Mara'])
  })

  test('SET-8: the activity log shows leaders who did what, newest first', async () => {
    const { settlementId, owner, member } = await aSettlement(server, { member: 'contributor' })
    await answerOf(owner.ask('updateSettlement', { settlementId, name: 'Elmhaven' }))
    await answerOf(owner.ask('addPlayer', { settlementId, name: 'Finn' }))
    expect(await kindsFor(owner, settlementId)).toEqual([
      'player.added',
      'settlement.renamed',
      'member.joined',
      'invite.created',
      'settlement.created',
    ])
    expect((await member.ask('getSettlementActivity', { settlementId })).status).toBe(403)
  })

  test('SET-10: other members see a new display name at once', async () => {
    const { settlementId, owner, member } = await aSettlement(server, { member: 'viewer' })
    await answerOf(member.ask('updateUser', { customDisplayName: 'Mara of the Mill' }))
    const { members } = await stateFor(owner, settlementId)
    expect(members.find(({ userId }) => userId === member.userId)?.name).toBe('Mara of the Mill')
    const refused = await member.ask('updateUser', { customDisplayName: 'x' })
    expect(refused).toMatchObject({
      status: 422,
      body: { message: 'Display name must be at least 2 characters long', field: 'customDisplayName' },
    })
  })
})
