import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Attempt, attempts, crossIds, worldChanging } from '../matrix/attempts.ts'
import {
  notOffered,
  otherProcedures,
  otherRoutes,
  toCome,
  triedElsewhere,
  triedProcedures,
} from '../matrix/closed-world.ts'
import { expectedStatuses, type MatrixRole, matrix, roles } from '../matrix/matrix.ts'
import { buildWorld, meetPeople, type People, type World } from '../matrix/world.ts'
import { askingAgain } from '../support/postgres.ts'
import { type RunningServer, serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { call } from '../support/server-requests.ts'

const { start } = serversOfThisFile()
/** Cells whose yes depends on more than the role; here the condition holds. */
const rows = matrix.filter(({ id }) => id in attempts)
/** The built-in database runs the same code: one row of each area. */
const sample = rows.filter(({ id }, i) => rows.findIndex((row) => areaOf(row.id) === areaOf(id)) === i)

describe.each(databasesOfThisFile())('on $kind', ({ kind, settings }) => {
  let server: RunningServer
  let tables: ReturnType<typeof askingAgain> | undefined
  const dump = async () => (tables ? dumpOf(tables.query) : null)
  let people: People
  let world: World

  beforeAll(async () => {
    const given = await settings()
    if (given.DATABASE_URL) tables = askingAgain(given.DATABASE_URL)
    server = await start({ ...given, SIGN_INS_PER_MINUTE: '1000', API_REQUESTS_PER_MINUTE: '1000000' })
    people = await meetPeople(server)
    world = await buildWorld(people)
  })

  afterAll(() => tables?.close())

  async function tryAs(role: MatrixRole, { procedure, input }: Attempt) {
    const headers = role === 'anon' ? {} : { ...people[role] }
    const { cookie, origin } = headers as { cookie?: string; origin?: string }
    const answer = await call(server, procedure, input(world, people, role), {
      ...(cookie && origin && { cookie, origin }),
    })
    return { status: answer.status, body: await answer.text() }
  }

  const cases = (databaseKind: string) => (databaseKind === 'PostgreSQL' ? rows : sample)

  test.each(cases(kind))(
    'SET-5, B1: $id is answered as the matrix says, and a no changes nothing',
    async ({ id, cells }) => {
      // What every table held before the call; a no leaves it so for the next.
      let known: unknown = null
      for (const attempt of attempts[id]!) {
        for (const role of roles) {
          if (attempt.before)
            known = await people.owner
              .ask(attempt.before.procedure, { settlementId: world.settlementId })
              .then(dump)
          known ??= await dump()
          const { status, body } = await tryAs(role, attempt)
          expect(
            expectedStatuses(cells[role]),
            `${role} ${attempt.procedure}: ${status} ${body.slice(0, 200)}`,
          ).toContain(status)
          if (status === 200) known = null
          else expect(await dump(), `${role} ${attempt.procedure}`).toEqual(known)
          if ((status === 200 && worldChanging.has(attempt.procedure)) || attempt.before)
            world = await buildWorld(people)
        }
      }
    },
  )

  test('SET-5: who is no member hears the same of a settlement as of one that never was', async () => {
    const never = { settlementId: crypto.randomUUID() }
    for (const [procedure, input] of everyProcedureOf(world, people)) {
      const asked = await people.outsider.ask(procedure, input)
      expect(await people.outsider.ask(procedure, { ...input, ...never }), procedure).toEqual(asked)
    }
  })

  test.each(Object.entries(crossIds))(
    'SET-5: %s with a second id from elsewhere answers 404 and changes nothing',
    async (procedure, input) => {
      const before = await dump()
      const answer = await people.owner.ask(procedure, input(world, people, 'owner'))
      expect(answer.status, JSON.stringify(answer.body)).toBe(404)
      expect(await dump()).toEqual(before)
    },
  )

  // The built-in database cannot be reached from outside: what is stored is looked at and changed on PostgreSQL.
  if (kind === 'PostgreSQL')
    test('SET-5: a role that this release does not know may do nothing but leave', async () => {
      const { settlementId } = world
      const { other } = people
      await tables!.query(`update memberships set role = 'archduke' where user_id = '${other.userId}'`)
      for (const [procedure, input] of everyProcedureOf(world, people)) {
        if (procedure === 'leaveSettlement' || procedure === 'updateUser') continue
        expect((await other.ask(procedure, input)).status, procedure).toBe(403)
      }
      expect((await other.ask('leaveSettlement', { settlementId })).status).toBe(200)
      world = await buildWorld(people)
    })

  test('SET-3: an invitation from before a removal does not let the removed person back in', async () => {
    const refused = await people.removed.ask('useSettlementInviteLink', { inviteCode: world.oldCode })
    expect(refused).toMatchObject({ status: 404, body: { message: 'Invalid or expired invite code' } })
  })

  test('B2: every procedure the server offers stands in the matrix, and every row is tried, to come, or not offered', async () => {
    const { paths } = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as { paths: object }
    const offered = Object.keys(paths).map((path) => path.slice(1))
    const known = new Set([...triedProcedures(), ...Object.keys(otherProcedures)])
    expect(offered.filter((name) => !known.has(name))).toEqual([])
    expect([...known].filter((name) => !offered.includes(name))).toEqual([])
    expect([...routesOf(server)].filter((route) => !(route in otherRoutes))).toEqual([])
    const ids = new Set(matrix.map(({ id }) => id))
    expect(
      [...Object.keys(attempts), ...Object.values(otherProcedures)].filter((id) => !ids.has(id)),
    ).toEqual([])
    const places = [...ids].map((id) => [
      id,
      [id in attempts, id in triedElsewhere, notOffered.includes(id), toCome.test(id)].filter(Boolean).length,
    ])
    expect(places.filter(([, count]) => count !== 1)).toEqual([])
  })
})

function* everyProcedureOf(
  world: World,
  people: People,
): Iterable<[string, Readonly<Record<string, unknown>>]> {
  for (const { procedure, input, before } of Object.values(attempts).flat()) {
    const asked = input(world, people, 'outsider')
    if (asked.settlementId === world.settlementId && !before) yield [procedure, asked]
  }
}

/** What the server says at its start that it answers, besides procedures; 'ALL' passes requests on or refuses them. */
function routesOf(server: RunningServer): ReadonlySet<string> {
  const line = server
    .output()
    .split('\n')
    .find((text) => text.includes('"routes":'))
  const { routes } = JSON.parse(line ?? '{"routes":["none was told"]}') as { routes: string[] }
  return new Set(routes.filter((route) => !route.startsWith('ALL ')))
}

function areaOf(id: string): string {
  return id.split('.')[0]!
}

/** A hash of every table, but for when sessions were last seen. */
async function dumpOf(query: (statement: string) => Promise<Record<string, unknown>[]>): Promise<unknown> {
  const tables = await query(
    `select table_name from information_schema.tables
     where table_schema = 'public' and table_name <> 'sessions' order by 1`,
  )
  const hashes = tables.map(
    ({ table_name }) =>
      `select '${table_name}' as name, md5(coalesce(string_agg(t::text, ',' order by t::text), '')) from ${table_name} t`,
  )
  return query(hashes.join(' union all '))
}
