import { beforeAll, describe, expect, test } from 'vitest'
import { eventually, serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { type OpenServer, startOpenServer } from '../support/server-rows.ts'
import { answerOf, createSettlement, invite, type Somebody, signInSomebody } from '../support/settlements.ts'

const servers = serversOfThisFile()

describe.each(databasesOfThisFile())('on $kind', (kind) => {
  let open: OpenServer
  let owner: Somebody
  const codesOf = async (...settlementIds: readonly string[]) => {
    const list = settlementIds.map((id) => `'${id}'`).join(', ')
    const [row] = await open.rows(
      `select count(*) as codes from invite_codes where settlement_id in (${list})`,
    )
    return Number(row?.codes)
  }

  beforeAll(async () => {
    open = await startOpenServer(servers, kind)
    owner = await signInSomebody(open.server(), 'Inviter')
  })

  test('SET-3: a code is deleted with its invitation, 30 days after that ended; the settlement’s other codes stay', async () => {
    const settlementId = await createSettlement(owner)
    const { link } = await invite(owner, settlementId)
    const { inviteCode } = await invite(owner, settlementId)
    expect(await codesOf(settlementId)).toBe(2)
    await open.rows(`update invite_links set expires_at = now() - interval '31 days' where id = '${link.id}'`)
    // Codes that nobody can use any more are removed when a server starts, and then once an hour.
    await open.restart()
    await eventually(async () => (await codesOf(settlementId)) === 1)
    const guest = await signInSomebody(open.server(), 'Guest')
    await answerOf(guest.ask('useSettlementInviteLink', { inviteCode }))
  })

  test('S6: nobody can join a settlement with 200 members until one of them has left', async () => {
    const settlementId = await createSettlement(owner)
    const { inviteCode } = await invite(owner, settlementId)
    await open.rows(`
      with made as (insert into users (name, email) select 'x', gen_random_uuid()::text from generate_series(1, 199) returning id)
      insert into memberships (settlement_id, user_id, role, status, joined_at, last_active_at)
      select '${settlementId}', id, 'viewer', 'active', now(), now() from made`)
    const guest = await signInSomebody(open.server(), 'Guest')
    const join = () => guest.ask('useSettlementInviteLink', { inviteCode })
    expect(await join()).toMatchObject({ status: 409, body: { reason: 'settlement-full' } })
    await open.rows(`
      update memberships set status = 'removed', removed_at = now() where settlement_id = '${settlementId}'
      and user_id = (select max(user_id::text)::uuid from memberships where settlement_id = '${settlementId}' and role = 'viewer')`)
    await answerOf(join())
  })

  test('SET-2: the codes of a settlement are deleted when it can no longer be restored', async () => {
    const settlementId = await createSettlement(owner)
    await invite(owner, settlementId)
    await answerOf(owner.ask('deleteSettlement', { settlementId }))
    expect(await codesOf(settlementId)).toBe(1)
    await open.rows(
      `update settlements set deleted_at = now() - interval '31 days' where id = '${settlementId}'`,
    )
    await open.restart()
    await eventually(async () => (await codesOf(settlementId)) === 0)
  })

  test('AUTH-5: deleting an account deletes the codes of the settlements deleted with it', async () => {
    const leaver = await signInSomebody(open.server(), 'Leaver')
    const [first, second, other] = [
      await createSettlement(leaver),
      await createSettlement(leaver),
      await createSettlement(owner),
    ]
    for (const [who, place] of [
      [leaver, first],
      [leaver, second],
      [owner, other],
    ] as const)
      await invite(who, place)
    await answerOf(leaver.ask('deleteAccount', { confirm: 'DELETE', settlements: [first, second] }))
    expect(await codesOf(first, second, other)).toBe(1)
    expect(await codesOf(other)).toBe(1)
  })

  test('SET-3: every invitation has its code, and no code is left without its invitation', async () => {
    const [row] = await open.rows(
      `select count(*) as links, count(invite_codes.code_hash) as both, (select count(*) from invite_codes) as codes
       from invite_links left join invite_codes using (settlement_id, code_hash)`,
    )
    expect(Number(row?.links)).toBeGreaterThan(0)
    expect([Number(row?.both), Number(row?.codes)]).toEqual([Number(row?.links), Number(row?.links)])
  })
})
