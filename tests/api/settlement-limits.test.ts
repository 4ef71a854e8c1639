import { beforeAll, describe, expect, test } from 'vitest'
import type { ListedSettlement } from '#contract/settlements'
import { type RunningServer, serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { answerOf, createSettlement, invite, type Somebody, signInSomebody } from '../support/settlements.ts'

const { start } = serversOfThisFile()

describe.each(databasesOfThisFile())('on $kind', ({ settings }) => {
  let server: RunningServer
  let people = 0
  const newcomer = (): Promise<Somebody> => signInSomebody(server, `Collector ${++people}`)
  const owned = async (who: Somebody) =>
    (await answerOf(who.ask<ListedSettlement[]>('getSettlementsUserCanAccess'))).filter(
      ({ isOwner }) => isOwner,
    )

  beforeAll(async () => {
    server = await start({
      ...(await settings()),
      SIGN_INS_PER_MINUTE: '1000',
      API_REQUESTS_PER_MINUTE: '100000',
    })
  })

  test('S6: a player owns at most 50 settlements: two made at once, a restored and a transferred one do not exceed that', async () => {
    const [owner, friend] = [await newcomer(), await newcomer()]
    const gone = await createSettlement(owner, 'Gone')
    await answerOf(owner.ask('deleteSettlement', { settlementId: gone }))
    for (let i = 0; i < 49; i++) await createSettlement(owner, `Home ${i}`)
    const last = await Promise.all(['A', 'B'].map((name) => owner.ask('createSettlement', { name })))
    expect(last.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await owner.ask('restoreSettlement', { settlementId: gone })).status).toBe(409)
    const offered = await createSettlement(friend, 'Offered')
    const { inviteCode } = await invite(friend, offered)
    await answerOf(owner.ask('useSettlementInviteLink', { inviteCode }))
    const handedOver = await friend.ask('transferSettlement', { settlementId: offered, userId: owner.userId })
    expect(handedOver).toMatchObject({
      status: 409,
      body: { message: 'At most 50 settlements can be owned.' },
    })
    expect((await owned(owner)).length).toBe(50)
  })

  test('S6: with 100 deleted settlements that can still be restored, a player can make no further one', async () => {
    const owner = await newcomer()
    for (let i = 0; i < 100; i++) {
      const settlementId = await createSettlement(owner, `Try ${i}`)
      await answerOf(owner.ask('deleteSettlement', { settlementId }))
    }
    const refused = await owner.ask<{ message: string }>('createSettlement', { name: 'One more' })
    expect(refused.status).toBe(409)
    expect(refused.body.message).toContain('At most 100 settlements')
    expect((await answerOf(owner.ask<unknown[]>('getDeletedSettlements'))).length).toBe(100)
  })

  test('S6: a player belongs to at most 100 settlements, and a refused use of an invitation is not counted', async () => {
    const [wanderer, first, second, third] = await Promise.all([
      newcomer(),
      newcomer(),
      newcomer(),
      newcomer(),
    ])
    const join = async (owner: Somebody) => {
      const { inviteCode } = await invite(owner, await createSettlement(owner), { maxUses: 1 })
      return wanderer.ask<{ message: string }>('useSettlementInviteLink', { inviteCode })
    }
    for (let i = 0; i < 100; i++) expect((await join(i < 50 ? first : second)).status).toBe(200)
    expect(await join(third)).toMatchObject({
      status: 409,
      body: { message: 'You can belong to at most 100 settlements.' },
    })
    expect((await wanderer.ask('createSettlement', { name: 'One more' })).status).toBe(409)
    const [{ id }] = (await owned(third)) as [ListedSettlement]
    const [link] = await answerOf(
      third.ask<{ currentUses: number }[]>('getSettlementInviteLinks', { settlementId: id }),
    )
    expect(link?.currentUses).toBe(0)
  })
})
