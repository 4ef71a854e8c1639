import { beforeAll, describe, expect, test } from 'vitest'
import type { ActivityEntry } from '#contract/activity'
import { serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { type OpenServer, startOpenServer } from '../support/server-rows.ts'
import {
  answerOf,
  createSettlement,
  joinAs,
  readSettlement,
  type Somebody,
  signInSomebody,
} from '../support/settlements.ts'

const servers = serversOfThisFile()

describe.each(databasesOfThisFile())('on $kind', (kind) => {
  let open: OpenServer
  let people = 0
  const newcomer = async (names: object = {}): Promise<Somebody> => {
    const who = await signInSomebody(open.server(), `Namesake ${++people}`)
    await answerOf(who.ask('updateUser', names as Record<string, unknown>))
    return who
  }
  const callOneself = (who: Somebody, names: Readonly<Record<string, string>>) =>
    who.ask<{ message: string; field: string }>('updateUser', names)
  const shownIn = async (who: Somebody, settlementId: string) => {
    const members = await answerOf(
      who.ask<{ userId: string; name: string }[]>('getSettlementMembers', { settlementId }),
    )
    return new Map(members.map(({ userId, name }) => [userId, name]))
  }

  beforeAll(async () => {
    open = await startOpenServer(servers, kind, { API_REQUESTS_PER_MINUTE: '100000' })
  })

  test('SET-10: nobody can take another user’s nickname as a display name, in whatever letters', async () => {
    await newcomer({ username: 'Olivia' })
    const other = await newcomer()
    // The third is written with Cyrillic letters, the fourth with a zero.
    for (const borrowed of ['Olivia', 'oLIVIA', 'Оlіvіа', '0livia'])
      expect(await callOneself(other, { customDisplayName: borrowed })).toMatchObject({
        status: 409,
        body: { field: 'customDisplayName', message: expect.stringContaining('somebody else’s nickname') },
      })
    expect(await callOneself(other, { username: 'Оlivia' })).toMatchObject({
      status: 409,
      body: { field: 'username', message: 'Somebody else has this nickname. Please choose another one.' },
    })
    expect((await callOneself(other, { username: 'Oliver', customDisplayName: 'Oliver' })).status).toBe(200)
  })

  test('SET-10: nobody can take the public name of another member; a stranger may have the same', async () => {
    const owner = await newcomer({ customDisplayName: 'The Miller' })
    const [fellow, stranger] = [await newcomer(), await newcomer()]
    const settlementId = await createSettlement(owner)
    await joinAs(owner, settlementId, fellow, 'viewer')
    // With a Cyrillic letter in place of the M.
    expect(await callOneself(fellow, { customDisplayName: 'the Мiller' })).toMatchObject({
      status: 409,
      body: { field: 'customDisplayName', message: expect.stringContaining('looks like this one') },
    })
    expect((await callOneself(stranger, { customDisplayName: 'The Miller' })).status).toBe(200)
  })

  test('SET-10: of two who ask for the same name at once only one gets it', async () => {
    const owner = await newcomer()
    const settlementId = await createSettlement(owner)
    const both = [await newcomer(), await newcomer()]
    for (const who of both) await joinAs(owner, settlementId, who, 'viewer')
    const answers = await Promise.all(both.map((who) => callOneself(who, { customDisplayName: 'Twin' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('SET-10: two members with the same name are shown with digits until one of them changes it', async () => {
    const owner = await newcomer({ customDisplayName: 'Rowan' })
    const twin = await newcomer({ customDisplayName: 'ROWAN' })
    const settlementId = await createSettlement(owner)
    await joinAs(owner, settlementId, twin, 'viewer')
    const shown = await shownIn(owner, settlementId)
    expect(shown.get(owner.userId)).toMatch(/^Rowan #\d{4}$/)
    expect(shown.get(twin.userId)).toMatch(/^ROWAN #\d{4}$/)
    await answerOf(callOneself(twin, { customDisplayName: 'Aspen' }))
    expect([...(await shownIn(owner, settlementId)).values()]).toEqual(['Rowan', 'Aspen'])
  })

  test('SET-7: a player without an account may have the same name as a member', async () => {
    const owner = await newcomer({ customDisplayName: 'Wren' })
    const settlementId = await createSettlement(owner)
    await answerOf(owner.ask('addPlayer', { settlementId, name: 'Wren' }))
    const { members, players } = await readSettlement(owner, settlementId)
    expect([members[0]?.name, players[0]?.name, players[0]?.userId]).toEqual(['Wren', 'Wren', null])
  })

  test('SET-8: the log shows new names, and tells two members with deleted accounts apart', async () => {
    const owner = await newcomer()
    const settlementId = await createSettlement(owner)
    const leavers = [await newcomer({ username: 'first_one' }), await newcomer({ username: 'second_one' })]
    for (const who of leavers) {
      await joinAs(owner, settlementId, who, 'viewer')
      const role = { settlementId, userId: who.userId, role: 'admin' }
      await answerOf(owner.ask('updateSettlementCollaboration', role))
    }
    const log = () => answerOf(owner.ask<ActivityEntry[]>('getSettlementActivity', { settlementId }))
    await answerOf(callOneself(leavers[0]!, { username: 'renamed_one' }))
    const namesOf = (entries: ActivityEntry[]) => JSON.stringify(entries.map(({ names }) => names))
    expect(namesOf(await log())).toContain('renamed_one')
    expect(namesOf(await log())).not.toContain('first_one')
    // Answers as the server keeps them for numbered acts.
    const answers = [...leavers, owner].map(({ userId }, place) => ({
      number: place + 1,
      hash: 'hash',
      answer: { userId, name: ['first_one', 'second_one', 'The owner'][place] },
    }))
    await open.rows(`insert into act_clients (settlement_id, user_id, client_id, last_number, answers, used_at) values
      ('${settlementId}', '${owner.userId}', '${crypto.randomUUID()}', 3, '${JSON.stringify(answers)}', now())`)
    for (const who of leavers) await answerOf(who.ask('deleteAccount', { confirm: 'DELETE' }))
    const joins = (await log()).filter(({ did }) => did.kind === 'member.joined')
    expect(joins.map(({ by, names }) => [by, names[by]])).toEqual([
      [3, null],
      [2, null],
    ])
    const [stored] = await open.rows(
      `select string_agg(row::text, '') as everything from (
         select to_jsonb(a)::text as row from activity a union all select to_jsonb(p)::text from applied_operations p
         union all select to_jsonb(m)::text from people m union all select changes::text from outbox union all select answers::text from act_clients) rows`,
    )
    expect(String(stored?.everything)).toContain('member.joined')
    expect(String(stored?.everything)).toContain('The owner')
    expect(String(stored?.everything)).not.toContain('_one')
  })

  test('SET-10: two nicknames from earlier releases that look alike are both kept', async () => {
    const [first, second] = [await newcomer(), await newcomer()]
    // As an earlier release left them: it compared nicknames by case alone. The second has Cyrillic letters that look like an a.
    await open.rows(`update profiles set username = 'paypal', username_key = null, public_look = null
      where user_id = '${first.userId}'`)
    await open.rows(`update profiles set username = 'pаypаl', username_key = null, public_look = null
      where user_id = '${second.userId}'`)
    // At its start the server fills in what is null here.
    await open.restart()
    for (const [who, name] of [
      [first, 'paypal'],
      [second, 'pаypаl'],
    ] as const)
      expect((await answerOf(who.ask<{ publicName: string }>('getUser'))).publicName).toBe(name)
    // Its last letter is a capital i.
    expect((await callOneself(await newcomer(), { username: 'PayPaI' })).status).toBe(409)
    expect((await callOneself(await newcomer(), { customDisplayName: 'Paypal' })).status).toBe(409)
  })
})
