import { beforeAll, describe, expect, test } from 'vitest'
import type { InviteLink } from '#contract/invites'
import { query } from '../support/postgres.ts'
import { type RunningServer, serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { call } from '../support/server-requests.ts'
import { answerOf, createSettlement, invite, readSettlement, type Somebody } from '../support/settlements.ts'
import { aNewcomer, anInvite, aSettlement } from '../support/world-builder.ts'

const { start } = serversOfThisFile()
const invalid = {
  status: 404,
  body: {
    code: 'NOT_FOUND',
    reason: 'code-invalid',
    message: 'Invalid or expired invite code',
    field: 'inviteCode',
  },
}

describe.each(databasesOfThisFile())('on $kind', ({ settings }) => {
  let server: RunningServer
  let databaseUrl: string | undefined
  const newcomer = () => aNewcomer(server)
  const join = (who: Somebody, inviteCode: string) => who.ask('useSettlementInviteLink', { inviteCode })
  const linksOf = (who: Somebody, settlementId: string) =>
    answerOf(who.ask<InviteLink[]>('getSettlementInviteLinks', { settlementId }))

  beforeAll(async () => {
    const given = await settings()
    databaseUrl = given.DATABASE_URL
    server = await start({
      ...given,
      SIGN_INS_PER_MINUTE: '1000',
      API_REQUESTS_PER_MINUTE: '100000',
      WRONG_CODES_PER_ADDRESS: '100000',
    })
  })

  test('SET-3: an invitation is for one contributor and seven days, unless chosen otherwise', async () => {
    const owner = await newcomer()
    const { link } = await answerOf(
      owner.ask<{ link: InviteLink }>('createSettlementInviteLink', {
        settlementId: await createSettlement(owner),
      }),
    )
    expect(link).toMatchObject({ role: 'contributor', maxUses: 1, currentUses: 0, isActive: true })
    const days = (Date.parse(link.expiresAt) - Date.parse(link.createdAt)) / 86_400_000
    expect(days).toBe(7)
  })

  test('S5: a code has 130 bits, is shown once, and only its hash and last four characters are kept', async () => {
    const { inviteCode, settlementId, owner } = await anInvite(server)
    expect(inviteCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/)
    const listed = JSON.stringify(await linksOf(owner, settlementId))
    expect(listed).toContain(`"codeEnd":"${inviteCode.slice(-4)}"`)
    expect(listed).not.toContain(inviteCode)
    expect(server.output()).not.toContain(inviteCode)
    if (!databaseUrl) return
    const stored = await query(databaseUrl, 'select octet_length(code_hash) as bytes from invite_links')
    expect(JSON.stringify(await query(databaseUrl, 'select * from invite_links'))).not.toContain(inviteCode)
    expect(stored.at(-1)?.bytes).toBe(32)
  })

  test('S5, I11: a repeated request gets the same invitation with the same code, and no stored answer contains the code', async () => {
    const owner = await newcomer()
    const asked = { settlementId: await createSettlement(owner), operationId: crypto.randomUUID() }
    const first = await answerOf(owner.ask<{ inviteCode: string }>('createSettlementInviteLink', asked))
    const again = await answerOf(owner.ask<{ inviteCode: string }>('createSettlementInviteLink', asked))
    expect(again).toEqual(first)
    expect((await linksOf(owner, asked.settlementId)).length).toBe(1)
    if (!databaseUrl) return
    const [kept] = await query(
      databaseUrl,
      `select count(*) as answers, string_agg(answer::text, '') as texts from applied_operations`,
    )
    expect(Number(kept?.answers)).toBeGreaterThan(0)
    expect(String(kept?.texts)).not.toContain(first.inviteCode)
  })

  test('SET-3: a link for two admits two, however they type the code, and is then inactive', async () => {
    const { inviteCode, settlementId, owner } = await anInvite(server, { role: 'viewer', maxUses: 2 })
    const [first, second, third] = [await newcomer(), await newcomer(), await newcomer()]
    const preview = await answerOf(first.ask('getSettlementInviteLink', { inviteCode }))
    expect(preview).toEqual({ settlementName: 'Oakhaven', role: 'viewer' })
    expect(
      await answerOf(join(first, ` ${inviteCode.toLowerCase().replaceAll(/(.{5})/g, '$1-')} `)),
    ).toMatchObject({
      name: 'Oakhaven',
      role: 'viewer',
    })
    await answerOf(join(second, inviteCode))
    expect(await join(third, inviteCode)).toEqual(invalid)
    expect(await linksOf(owner, settlementId)).toMatchObject([{ currentUses: 2, isActive: false }])
  })

  test('SET-3: a member who uses a code is told so; no use is counted and no role changed', async () => {
    const { settlementId, owner, member } = await aSettlement(server, { member: 'viewer' })
    const { inviteCode } = await invite(owner, settlementId, { role: 'admin', maxUses: 2 })
    expect(await join(member, inviteCode)).toMatchObject({
      status: 409,
      body: { message: 'You are already a member of this settlement' },
    })
    const state = await readSettlement(owner, settlementId)
    expect(state.members.find(({ userId }) => userId === member.userId)?.role).toBe('viewer')
    expect((await linksOf(owner, settlementId))[0]).toMatchObject({ currentUses: 0 })
  })

  test('S5: unknown, used up and revoked codes, and one from before a removal, get the same answer', async () => {
    const { settlementId, owner } = await aSettlement(server)
    const [removed, guest] = [await newcomer(), await newcomer()]
    // 0: any number of uses.
    const open = await invite(owner, settlementId, { maxUses: 0 })
    await answerOf(join(removed, open.inviteCode))
    await answerOf(owner.ask('removeSettlementCollaborator', { settlementId, userId: removed.userId }))
    expect(await join(removed, open.inviteCode)).toEqual(invalid)
    const revoked = await invite(owner, settlementId)
    await answerOf(owner.ask('revokeSettlementInviteLink', { settlementId, linkId: revoked.link.id }))
    const once = await invite(owner, settlementId)
    await answerOf(join(await newcomer(), once.inviteCode))
    for (const code of ['0'.repeat(26), 'no code at all', revoked.inviteCode, once.inviteCode])
      expect(await join(guest, code)).toEqual(invalid)
    const newer = await invite(owner, settlementId)
    await answerOf(join(removed, newer.inviteCode))
  })

  test('SET-3: only the owner can make an admin link, for one to five uses and at most seven days', async () => {
    const { settlementId, owner, admin } = await aSettlement(server, { admin: 'admin' })
    const make = (who: Somebody, wishes: object) =>
      who.ask('createSettlementInviteLink', { settlementId, role: 'admin', ...wishes })
    expect((await make(admin, {})).status).toBe(403)
    for (const [wishes, field] of [
      [{ maxUses: 0 }, 'maxUses'],
      [{ maxUses: 6 }, 'maxUses'],
      [{ maxUses: 5, days: 8 }, 'days'],
      [{ maxUses: 1.5 }, 'maxUses'],
    ] as const)
      expect(await make(owner, wishes)).toMatchObject({ status: 422, body: { field } })
    const { link } = await answerOf(
      make(owner, { maxUses: 5 }) as Promise<{ status: 200; body: { link: InviteLink } }>,
    )
    const refused = await admin.ask('revokeSettlementInviteLink', { settlementId, linkId: link.id })
    expect(refused.status).toBe(403)
    await answerOf(make(owner, { role: 'viewer', maxUses: 0 }) as Promise<{ status: 200; body: object }>)
    // Of the two links, an admin cannot revoke the one for admins.
    const ended = await answerOf(admin.ask('revokeSettlementInviteLinks', { settlementId }))
    expect(ended).toEqual({ revoked: 1 })
    expect(await answerOf(owner.ask('revokeSettlementInviteLinks', { settlementId }))).toEqual({ revoked: 1 })
  })

  test('S6: at most fifty invitations can be open at once', async () => {
    const { settlementId, owner } = await aSettlement(server)
    for (let i = 0; i < 50; i++) await invite(owner, settlementId)
    expect((await owner.ask('createSettlementInviteLink', { settlementId })).status).toBe(409)
    const [link] = await linksOf(owner, settlementId)
    await answerOf(owner.ask('revokeSettlementInviteLink', { settlementId, linkId: link!.id }))
    await invite(owner, settlementId)
  })

  test('S5: after ten wrong codes a user must wait, also with the right one', async () => {
    const [{ inviteCode }, guest] = [await anInvite(server), await newcomer()]
    for (let i = 0; i < 10; i++) expect(await join(guest, `WRONG${i}`)).toEqual(invalid)
    const answer = await call(server, 'useSettlementInviteLink', { inviteCode }, { ...guestHeaders(guest) })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '600'])
  })

  test('S5: of three hundred codes that one user guesses at once, only ten are checked', async () => {
    const guest = await newcomer()
    const guesses = Array.from({ length: 300 }, (_, i) => `GUESS${i}`)
    const answers = await Promise.all(guesses.map((inviteCode) => join(guest, inviteCode)))
    const withStatus = (wanted: number) => answers.filter(({ status }) => status === wanted).length
    expect([withStatus(404), withStatus(429)]).toEqual([10, 290])
  })

  test('S5: right codes do not count, however many; after nine wrong ones one more may be wrong', async () => {
    const [{ inviteCode }, guest] = [await anInvite(server), await newcomer()]
    const look = () => guest.ask('getSettlementInviteLink', { inviteCode })
    for (let i = 0; i < 9; i++) expect(await join(guest, `WRONG${i}`)).toEqual(invalid)
    for (let i = 0; i < 20; i++) expect((await look()).status).toBe(200)
    expect((await join(guest, inviteCode)).status).toBe(200)
    // A member's own code is not wrong either.
    expect((await join(guest, inviteCode)).status).toBe(409)
    expect(await join(guest, 'WRONG9')).toEqual(invalid)
    expect((await join(guest, inviteCode)).status).toBe(429)
  })

  test('I4: of twenty who join at once by a link for seven, seven are in', async () => {
    const { inviteCode, settlementId, owner } = await anInvite(server, { maxUses: 7 })
    const guests: Somebody[] = []
    for (let i = 0; i < 20; i++) guests.push(await newcomer())
    const answers = await Promise.all(guests.map((who) => join(who, inviteCode)))
    expect(answers.filter(({ status }) => status === 200).length).toBe(7)
    const { members } = await readSettlement(owner, settlementId)
    expect(members.length).toBe(8)
  })
})

function guestHeaders({ cookie, origin }: Somebody): Readonly<Record<string, string>> {
  return { cookie, origin }
}
