import { beforeAll, describe, expect, test } from 'vitest'
import type { AccountSettlements } from '#contract/account-deletion'
import type { ActivityEntry } from '#contract/activity'
import type { InviteLink } from '#contract/invites'
import { type RunningServer, serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import {
  answerOf,
  createSettlement,
  invite,
  joinAs,
  readSettlement,
  type Somebody,
  signInSomebody,
} from '../support/settlements.ts'

const { start } = serversOfThisFile()

describe.each(databasesOfThisFile())('on $kind', ({ settings }) => {
  let server: RunningServer
  let people = 0
  const newcomer = (): Promise<Somebody> => signInSomebody(server, `Leaver ${++people}`)
  const preview = (who: Somebody) => answerOf(who.ask<AccountSettlements>('previewAccountDeletion'))

  beforeAll(async () => {
    server = await start({ ...(await settings()), SIGN_INS_PER_MINUTE: '1000' })
  })

  test('AUTH-5: an owner with others in the settlement hands it over before the account goes', async () => {
    const [owner, heir] = [await newcomer(), await newcomer()]
    const settlementId = await createSettlement(owner, 'Shared Home')
    await joinAs(owner, settlementId, heir, 'admin')
    expect(await preview(owner)).toEqual({ handOver: [{ id: settlementId, name: 'Shared Home' }], goes: [] })
    const refused = await owner.ask('deleteAccount', { confirm: 'DELETE' })
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('Shared Home') } })
    await answerOf(owner.ask('transferSettlement', { settlementId, userId: heir.userId }))
    await answerOf(owner.ask('deleteAccount', { confirm: 'DELETE' }))
    const { members } = await readSettlement(heir, settlementId)
    expect(members.map(({ userId }) => userId)).toEqual([heir.userId])
    const log = await answerOf(heir.ask<ActivityEntry[]>('getSettlementActivity', { settlementId }))
    expect(log.at(-1)).toMatchObject({ did: { kind: 'settlement.created' }, by: 1, names: { 1: null } })
  })

  test('AUTH-5: an account is deleted only if the request names both settlements that go with it: one without other members, and a deleted one', async () => {
    const owner = await newcomer()
    const alone = await createSettlement(owner, 'Alone')
    await answerOf(owner.ask('addPlayer', { settlementId: alone, name: 'Finn' }))
    const deleted = await createSettlement(owner, 'Deleted')
    await answerOf(owner.ask('deleteSettlement', { settlementId: deleted }))
    const { handOver, goes } = await preview(owner)
    expect(handOver).toEqual([])
    // The newest is named first.
    expect(goes).toEqual([
      { id: deleted, name: 'Deleted', players: 0, deletedAt: expect.any(String) },
      { id: alone, name: 'Alone', players: 1, deletedAt: null },
    ])
    // The account stays while the request leaves out one of the two settlements.
    for (const named of [[], [alone], [deleted]])
      expect(await owner.ask('deleteAccount', { confirm: 'DELETE', settlements: named })).toMatchObject({
        status: 409,
        body: { field: 'settlements' },
      })
    expect((await preview(owner)).goes.length).toBe(2)
    await answerOf(owner.ask('deleteAccount', { confirm: 'DELETE', settlements: [alone, deleted] }))
    expect((await owner.ask('getUser')).status).toBe(401)
  })

  test('AUTH-5, SET-7: an account linked to a player can be deleted, also if the settlement is deleted and restored', async () => {
    const [owner, leaver] = [await newcomer(), await newcomer()]
    const places = [await createSettlement(owner, 'Here'), await createSettlement(owner, 'Deleted')] as const
    for (const settlementId of places) {
      await joinAs(owner, settlementId, leaver, 'contributor')
      const { id: playerId } = await answerOf(
        owner.ask<{ id: string }>('addPlayer', { settlementId, name: 'Finn' }),
      )
      await answerOf(owner.ask('linkPlayer', { settlementId, playerId, userId: leaver.userId }))
    }
    await answerOf(owner.ask('deleteSettlement', { settlementId: places[1] }))
    await answerOf(leaver.ask('deleteAccount', { confirm: 'DELETE' }))
    await answerOf(owner.ask('restoreSettlement', { settlementId: places[1] }))
    for (const settlementId of places) {
      const { members, players } = await readSettlement(owner, settlementId)
      expect(members.map(({ userId }) => userId)).toEqual([owner.userId])
      expect(players).toMatchObject([{ name: 'Finn', userId: null }])
    }
  })

  test('AUTH-5, SET-3: invited members stay when the inviter’s account is deleted, and the invitation shows a former member', async () => {
    const [owner, admin, guest] = [await newcomer(), await newcomer(), await newcomer()]
    const settlementId = await createSettlement(owner)
    await joinAs(owner, settlementId, admin, 'admin')
    const { inviteCode } = await invite(admin, settlementId, { role: 'viewer', maxUses: 2 })
    await answerOf(guest.ask('useSettlementInviteLink', { inviteCode }))
    await answerOf(admin.ask('deleteAccount', { confirm: 'DELETE' }))
    const links = await answerOf(owner.ask<InviteLink[]>('getSettlementInviteLinks', { settlementId }))
    expect(links[0]).toMatchObject({ currentUses: 1, isActive: true, createdBy: 'Former member' })
    await answerOf((await newcomer()).ask('useSettlementInviteLink', { inviteCode }))
    const { members } = await readSettlement(owner, settlementId)
    expect(members.length).toBe(3)
    expect(members[1]?.userId).toBe(guest.userId)
  })

  test('SET-2: a default settlement no longer counts once the user left it or it was deleted', async () => {
    const [owner, member] = [await newcomer(), await newcomer()]
    const settlementId = await createSettlement(owner)
    await joinAs(owner, settlementId, member, 'viewer')
    const defaultOf = async (who: Somebody) =>
      (await answerOf(who.ask<{ defaultSettlementId: string | null }>('getUser'))).defaultSettlementId
    for (const who of [owner, member])
      await answerOf(who.ask('updateUser', { defaultSettlementId: settlementId }))
    expect(await defaultOf(member)).toBe(settlementId)
    await answerOf(owner.ask('removeSettlementCollaborator', { settlementId, userId: member.userId }))
    expect(await defaultOf(member)).toBe(null)
    await answerOf(owner.ask('deleteSettlement', { settlementId }))
    expect(await defaultOf(owner)).toBe(null)
  })
})
