import { Client } from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { query } from '../support/postgres.ts'
import { eventually, type RunningServer, serversOfThisFile } from '../support/server.ts'
import { clusterOfThisFile, postgresIsInstalled } from '../support/server-databases.ts'
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

describe.runIf(postgresIsInstalled)('on PostgreSQL', () => {
  const cluster = clusterOfThisFile()
  let server: RunningServer
  let databaseUrl: string
  let people = 0
  const newcomer = (): Promise<Somebody> => signInSomebody(server, `Racer ${++people}`)
  const newcomers = (count: number) => Promise.all(Array.from({ length: count }, newcomer))
  const rename = (who: Somebody) =>
    who.ask('updateUser', { customDisplayName: `Racer ${crypto.randomUUID().slice(0, 8)}` })
  /** How often the log has these words, which `startPostgres` writes beside the data folder. */
  const timesLogged = async (words: string) => {
    const [row] = await query(
      databaseUrl,
      `select count(*) as found from regexp_matches(
        pg_read_file(current_setting('data_directory') || '/../log'), '${words}', 'g')`,
    )
    return Number(row?.found)
  }
  /** Does the work while another process has locked a settlement, until `letGo`. */
  const whileLocked = async (
    settlementId: string,
    work: (letGo: () => Promise<unknown>) => Promise<void>,
  ) => {
    const other = new Client({ connectionString: databaseUrl })
    await other.connect()
    try {
      await other.query('begin')
      await other.query('select id from settlements where id = $1 for update', [settlementId])
      await work(() => other.query('rollback'))
    } finally {
      await other.end()
    }
  }
  const waitingForLocks = async () => {
    const [row] = await query(
      databaseUrl,
      `select count(*) as found from pg_stat_activity where application_name = 'bit-calculator' and wait_event_type = 'Lock'`,
    )
    return Number(row?.found)
  }
  /** No answer was a fault of the server (5xx), and no two transactions waited for each other. */
  const expectCalm = async (answers: readonly { readonly status: number }[]) => {
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect(await timesLogged('deadlock detected')).toBe(0)
  }

  beforeAll(async () => {
    databaseUrl = await cluster().createDatabase()
    server = await start({
      DATABASE_URL: databaseUrl,
      SIGN_INS_PER_MINUTE: '1000',
      API_REQUESTS_PER_MINUTE: '100000',
    })
  })

  test('SET-4, SET-10: ten members rename themselves while the owner removes each: nothing fails', async () => {
    const owner = await newcomer()
    const members = await newcomers(10)
    const settlementId = await createSettlement(owner)
    const answers: { status: number }[] = []
    for (let round = 0; round < 3; round++) {
      for (const member of members) await joinAs(owner, settlementId, member, 'contributor')
      const renaming = members.map(async (member) => {
        for (let times = 0; times < 5; times++) answers.push(await rename(member))
      })
      const removing = members.map(async ({ userId }) => {
        answers.push(await owner.ask('removeSettlementCollaborator', { settlementId, userId }))
      })
      await Promise.all([...renaming, ...removing])
    }
    // In each round 50 renamings and 10 removals.
    expect(answers.length).toBe(3 * 60)
    await expectCalm(answers)
    const { members: left } = await readSettlement(owner, settlementId)
    expect(left.map(({ userId }) => userId)).toEqual([owner.userId])
  })

  test('I2, R4: while another process locks a settlement, 53 changes to it wait with one database connection, and reading it goes on', async () => {
    const [owner, ...comers] = (await newcomers(13)) as [Somebody, ...Somebody[]]
    const settlementId = await createSettlement(owner)
    // `maxUses: 0`: the link can be used as often as wanted.
    const { inviteCode } = await invite(owner, settlementId, { maxUses: 0 })
    await whileLocked(settlementId, async (letGo) => {
      // 40 players, an invitation, and 12 people who join.
      const changes = [
        ...Array.from({ length: 40 }, (_, i) => owner.ask('addPlayer', { settlementId, name: `Finn ${i}` })),
        owner.ask('createSettlementInviteLink', { settlementId }),
        ...comers.map((comer) => comer.ask('useSettlementInviteLink', { inviteCode })),
      ]
      await eventually(async () => (await waitingForLocks()) > 0)
      for (let looks = 0; looks < 5; looks++) {
        expect((await owner.ask('getSettlement', { settlementId })).status).toBe(200)
        expect(await waitingForLocks()).toBe(1)
      }
      await letGo()
      expect((await Promise.all(changes)).map(({ status }) => status)).toEqual(changes.map(() => 200))
    })
  })

  test('SET-2, SET-10: members rename themselves while their settlements are deleted and restored: nothing fails', async () => {
    const [owner, ...members] = (await newcomers(6)) as [Somebody, ...Somebody[]]
    const homes = await Promise.all(['Oak', 'Elm', 'Ash'].map((name) => createSettlement(owner, name)))
    for (const settlementId of homes)
      for (const member of members) await joinAs(owner, settlementId, member, 'viewer')
    const answers: { status: number }[] = []
    const renaming = members.map(async (member) => {
      for (let times = 0; times < 6; times++) answers.push(await rename(member))
    })
    const deleting = homes.map(async (settlementId) => {
      for (let times = 0; times < 3; times++) {
        answers.push(await owner.ask('deleteSettlement', { settlementId }))
        answers.push(await owner.ask('restoreSettlement', { settlementId }))
      }
    })
    await Promise.all([...renaming, ...deleting])
    await expectCalm(answers)
  })

  test('SET-10: who joins a settlement again while their own renaming waits for another one is called anew in both', async () => {
    const [owner, member] = (await newcomers(2)) as [Somebody, Somebody]
    const [oak, elm] = [await createSettlement(owner, 'Oak'), await createSettlement(owner, 'Elm')]
    for (const settlementId of [oak, elm]) await joinAs(owner, settlementId, member, 'viewer')
    await answerOf(member.ask('leaveSettlement', { settlementId: elm }))
    const { inviteCode } = await invite(owner, elm, { maxUses: 0 })
    await whileLocked(oak, async (letGo) => {
      const renamed = rename(member)
      await eventually(async () => (await waitingForLocks()) > 0)
      await answerOf(member.ask('useSettlementInviteLink', { inviteCode }))
      const seqOf = async (settlementId: string) => (await readSettlement(owner, settlementId)).seq
      const before = [await seqOf(oak), await seqOf(elm)]
      await letGo()
      await answerOf(renamed)
      // One event in each settlement tells the new name.
      expect([await seqOf(oak), await seqOf(elm)]).toEqual(before.map((seq) => seq + 1))
    })
  })

  test('AUTH-5: accounts are deleted during every other kind of change: nothing fails, and no settlement keeps one of them', async () => {
    const owner = await newcomer()
    const [first, second] = [await createSettlement(owner, 'First'), await createSettlement(owner, 'Second')]
    const { id: playerId } = await answerOf(
      owner.ask<{ id: string }>('addPlayer', { settlementId: first, name: 'Finn' }),
    )
    const answers: { status: number }[] = []
    for (let round = 0; round < 8; round++) {
      const [leaver, fellow] = (await newcomers(2)) as [Somebody, Somebody]
      for (const who of [leaver, fellow]) await joinAs(owner, first, who, 'contributor')
      const own = await createSettlement(leaver, 'Own')
      const { inviteCode } = await answerOf(
        owner.ask<{ inviteCode: string }>('createSettlementInviteLink', { settlementId: second }),
      )
      const save = { clientId: crypto.randomUUID(), seq: 1, baseVersion: 1 }
      const operations = [{ op: 'inv.add', itemId: 'plank', amount: 5 }]
      const list = {
        id: crypto.randomUUID(),
        name: 'List',
        entries: [{ itemId: 'plank', recipeIndex: 0, quantity: 1 }],
      }
      const of = (userId: string) => ({ settlementId: first, userId })
      const asked = await Promise.all([
        leaver.ask('createSettlement', { name: 'Late' }),
        leaver.ask('useSettlementInviteLink', { inviteCode }),
        leaver.ask('saveUserData', { ...save, operations }),
        leaver.ask('deleteAccount', { confirm: 'DELETE', settlements: [own] }),
        leaver.ask('createBuildList', list),
        leaver.ask('leaveSettlement', { settlementId: first }),
        leaver.ask('restoreSettlement', { settlementId: own }),
        leaver.ask('testDatabaseConnection'),
        leaver.ask('updateUser', { defaultSettlementId: first }),
        leaver.ask('getUser'),
        rename(leaver),
        rename(fellow),
        owner.ask('updateSettlementCollaboration', { ...of(leaver.userId), role: 'admin' }),
        owner.ask('linkPlayer', { ...of(leaver.userId), playerId }),
        owner.ask('transferSettlement', of(round % 2 ? leaver.userId : fellow.userId)),
        owner.ask('removeSettlementCollaborator', of(leaver.userId)),
      ])
      answers.push(...asked)
      for (const heir of [leaver, fellow]) await heir.ask('transferSettlement', of(owner.userId))
    }
    expect(answers.length).toBe(8 * 16)
    await expectCalm(answers)
    const [left] = await query(
      databaseUrl,
      `select count(*) as strays from people where account is not null and account not in (select id from users)`,
    )
    expect(Number(left?.strays)).toBe(0)
  })

  test('R4: a transaction that collides is tried three times in all, then the answer is 503', async () => {
    const owner = await newcomer()
    const settlementId = await createSettlement(owner)
    await query(databaseUrl, 'create sequence tries')
    await query(
      databaseUrl,
      `create function collide() returns trigger language plpgsql as $$ begin
         if nextval('tries') <= (select value from collisions) then
           raise exception 'could not serialize access' using errcode = '40001';
         end if;
         return new;
       end $$`,
    )
    // The first two tries collide.
    await query(databaseUrl, 'create table collisions as select 2 as value')
    await query(
      databaseUrl,
      'create trigger collide before update on settlements for each row execute function collide()',
    )
    expect((await owner.ask('updateSettlement', { settlementId, name: 'Elmhaven' })).status).toBe(200)
    await query(databaseUrl, `update collisions set value = 1000`)
    const [before] = await query(databaseUrl, 'select last_value from tries')
    const refused = await owner.ask('updateSettlement', { settlementId, name: 'Ashhaven' })
    const [after] = await query(databaseUrl, 'select last_value from tries')
    await query(databaseUrl, 'drop trigger collide on settlements')
    expect(refused).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } })
    expect(Number(after?.last_value) - Number(before?.last_value)).toBe(3)
    // 2 collisions of the first change, and 3 of the second.
    expect(await timesLogged('could not serialize access')).toBe(2 + 3)
    const { settlement } = await readSettlement(owner, settlementId)
    expect(settlement.name).toBe('Elmhaven')
  })
})
