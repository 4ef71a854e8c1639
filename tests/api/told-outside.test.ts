import { Client } from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import type { SharedDelivery } from '#contract/collaborations'
import type { ListedSettlement } from '#contract/settlements'
import type { ShareLink } from '#contract/shared-projects'
import type { Project } from '#domain/settlement/ledger-rows'
import { query } from '../support/postgres.ts'
import { eventually, type RunningServer, serversOfThisFile } from '../support/server.ts'
import { clusterOfThisFile, postgresIsInstalled } from '../support/server-databases.ts'
import { answerOf, createSettlement, joinAs, type Somebody } from '../support/settlements.ts'
import { joinByShareLink, loadShared } from '../support/shared-project-place.ts'
import { aNewcomer } from '../support/world-builder.ts'

const { start } = serversOfThisFile()
const log = '1'
/** How many deliveries each makes to the other's project. */
const deliveries = 12

describe.runIf(postgresIsInstalled)('on PostgreSQL', () => {
  const cluster = clusterOfThisFile()
  let server: RunningServer
  let databaseUrl: string
  beforeAll(async () => {
    databaseUrl = await cluster().createDatabase()
    server = await start({
      DATABASE_URL: databaseUrl,
      SIGN_INS_PER_MINUTE: '1000',
      API_REQUESTS_PER_MINUTE: '100000',
    })
  })

  test('SYS-8, R4: Ada and Ben approve each other’s deliveries at the same moment, 12 times, without a deadlock', async () => {
    const [ada, ben] = [await someoneWithProject('Ada'), await someoneWithProject('Ben')]
    const toBen = await deliver(ada.who, ben, deliveries)
    const toAda = await deliver(ben.who, ada, deliveries)
    for (let place = 0; place < deliveries; place++) {
      const both = await Promise.all([approve(ben, toBen[place]!), approve(ada, toAda[place]!)])
      expect(both.map(({ status }) => status)).toEqual([200, 200])
    }
    expect(await deadlocks()).toBe(0)
    for (const { who } of [ada, ben]) expect(await newsOf(who)).toBe(deliveries)
  })

  test('AUTH-5, R4: eight guests delete their accounts while their deliveries are approved, without a deadlock', async () => {
    const ada = await someoneWithProject('Ada')
    const guests = await Promise.all(Array.from({ length: 8 }, () => someoneWithProject('Guest')))
    const ids: string[] = []
    for (const { who } of guests) ids.push(...(await deliver(who, ada, 1)))
    const asked = await Promise.all(
      guests.flatMap(({ who, settlementId }, place) => [
        approve(ada, ids[place]!),
        who.ask('deleteAccount', { confirm: 'DELETE', settlements: [settlementId] }),
      ]),
    )
    expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 200))
    expect(await deadlocks()).toBe(0)
  })

  // The first request waits for the fellow's account while it holds locks of settlements; the second waits for one of these.
  test.each([
    { first: 'shares', shared: 200 },
    { first: 'deletes', shared: 404 },
  ])(
    'SET-9, AUTH-5, R4: Ada shares a project with a fellow who deletes their account meanwhile, without a deadlock, also when whoever $first comes first',
    async ({ first, shared }) => {
      const { who: ada, settlementId, projectId } = await someoneWithProject('Ada')
      const fellow = await aNewcomer(server, 'Fellow')
      await answerOf(fellow.ask('updateUser', { username: `Sorrel-${first}` }))
      await joinAs(ada, await createSettlement(ada, 'Common'), fellow, 'viewer')
      const share = () => ada.ask('shareProjectWith', { settlementId, projectId, userId: fellow.userId })
      const end = () => fellow.ask('deleteAccount', { confirm: 'DELETE', settlements: [] })
      const holder = new Client({ connectionString: databaseUrl })
      await holder.connect()
      try {
        await holder.query('begin')
        await holder.query('select id from users where id = $1 for update', [fellow.userId])
        const asked = []
        for (const act of first === 'shares' ? [share, end] : [end, share]) {
          asked.push(act())
          await eventually(async () => (await waitingForLocks()) === asked.length)
        }
        await holder.query('rollback')
        const answers = await Promise.all(asked)
        const statuses = answers.map(({ status }) => status)
        expect(statuses.toSorted()).toEqual([200, shared])
      } finally {
        await holder.end()
      }
      expect(await deadlocks()).toBe(0)
    },
  )

  /** Somebody with a personal settlement, a project in it, and the code of its link. */
  async function someoneWithProject(name: string) {
    const who = await aNewcomer(server, name)
    const { id: settlementId } = await answerOf(who.ask<ListedSettlement>('openPersonalSettlement'))
    const items = [{ itemId: log, quantity: 100 }]
    const { id: projectId } = await answerOf(who.ask<Project>('createProject', { settlementId, items }))
    const { code } = await answerOf(who.ask<ShareLink>('makeProjectShareLink', { settlementId, projectId }))
    return { who, settlementId, projectId, code }
  }

  /** Delivers one log at a time to somebody's project. @returns the ids of the deliveries, which wait for review */
  async function deliver(who: Somebody, { code }: { readonly code: string | null }, count: number) {
    const { id: collaborationId } = await answerOf(joinByShareLink(who, code))
    const [task] = (await answerOf(loadShared(who, collaborationId))).tasks
    const ids: string[] = []
    for (let times = 0; times < count; times++) {
      const itemsContributed = [{ itemId: log, quantity: 1 }]
      const delivery = { collaborationId, taskId: task!.id, itemsContributed }
      ids.push((await answerOf(who.ask<SharedDelivery>('deliverToSharedProject', delivery))).id)
    }
    return ids
  }

  function approve(
    { who, settlementId }: { readonly who: Somebody; readonly settlementId: string },
    contributionId: string,
  ) {
    return who.ask('approveTaskContribution', { settlementId, contributionId, revision: 1 })
  }

  async function newsOf(who: Somebody): Promise<number> {
    type Told = { readonly notifications: readonly { readonly said: { readonly kind: string } }[] }
    const { notifications } = await answerOf(who.ask<Told>('getNotifications'))
    return notifications.filter(({ said }) => said.kind === 'sharedReviewed').length
  }

  /** Counts deadlocks in PostgreSQL's log, which has each of them at once. */
  async function deadlocks(): Promise<number> {
    const [row] = await query(
      databaseUrl,
      `select count(*) as found from regexp_matches(
        pg_read_file(current_setting('data_directory') || '/../log'), 'deadlock detected', 'g')`,
    )
    return Number(row?.found)
  }

  async function waitingForLocks(): Promise<number> {
    const [row] = await query(
      databaseUrl,
      `select count(*) as found from pg_stat_activity where application_name = 'bit-calculator' and wait_event_type = 'Lock'`,
    )
    return Number(row?.found)
  }
})
