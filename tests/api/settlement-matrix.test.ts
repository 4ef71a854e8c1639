import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { grouped } from '#domain/grouped'
import { actions } from '#domain/settlement/right'
import { attempted } from '#scripts/attempted'
import { areas, attempts, otherWays, triedBothWays, triedRows } from '../matrix/areas.ts'
import type { Attempt, Scene } from '../matrix/attempt.ts'
import { oneWayFaults, worldFaults } from '../matrix/closed-world.ts'
import { type Hashes, type KeptRows, keepRows, type RunSql } from '../matrix/kept-rows.ts'
import { expectedStatuses, type MatrixRole, matrix, otherStatuses, roles } from '../matrix/matrix.ts'
import { openMatrixServer } from '../matrix/open-matrix-server.ts'
import { allowedAttempt, answersForEach, secondIds, withSecondId } from '../matrix/second-ids.ts'
import { prepare, type Sent, send } from '../matrix/send-attempt.ts'
import { buildWorld, type World } from '../matrix/world.ts'
import { type RunningServer, serversOfThisFile } from '../support/server.ts'
import { bothDatabasesOfThisFile, databasesOfThisFile } from '../support/server-databases.ts'
import { answerOf } from '../support/settlements.ts'

const { start } = serversOfThisFile()
const whole = databasesOfThisFile().map(({ kind }) => kind)

describe.each(bothDatabasesOfThisFile())('on $kind', ({ kind, settings }) => {
  // `npm test` runs the whole matrix on PostgreSQL and every tenth row on the built-in database.
  const every = whole.includes(kind) ? 1 : 10
  const some = <Row>(rows: readonly Row[]) => rows.filter((_, index) => index % every === 0)
  let server: RunningServer
  let sql: RunSql
  let close: (() => Promise<void>) | undefined
  let world: World
  let rows: KeptRows
  let triedCells = 0

  beforeAll(async () => {
    ;({ server, sql, close } = await openMatrixServer(start, await settings()))
    world = await buildWorld(server)
    rows = await keepRows(sql)
  })

  afterAll(async () => {
    console.log(attempted('cells', triedCells))
    await close?.()
  })

  const sceneOf = (role: MatrixRole): Scene => ({
    ...world,
    role,
    self: role === 'anon' ? world.other : world[role],
  })

  /** Sends attempts as a role, judges each answer, and takes the changes back. Several in turn share the steps before the first. */
  async function tryAs(
    role: MatrixRole,
    [first, ...others]: readonly [Attempt, ...Attempt[]],
    judge: (tried: Sent & { readonly who: string; readonly held: Hashes; readonly after: Hashes }) => void,
  ): Promise<void> {
    const scene = sceneOf(role)
    let after: Hashes | undefined
    try {
      const made = await prepare(first, scene)
      const held = first.before ? await rows.now() : rows.kept
      for (const attempt of [first, ...others]) {
        const sent = await send({ server, sql }, attempt, { scene, made })
        after = await rows.now()
        judge({ ...sent, who: `${role} ${nameOf(attempt)}`, held, after })
      }
    } finally {
      await rows.rollBack(after)
    }
  }

  function answers(role: MatrixRole, tried: readonly [Attempt, ...Attempt[]], statuses: readonly number[]) {
    return tryAs(role, tried, ({ who, status, body, held, after }) => {
      expect(statuses, `${who}: ${status} ${body.slice(0, 200)}`).toContain(status)
      if (status !== 200) expect(after, who).toEqual(held)
    })
  }

  test.each(some(triedRows))(
    'SET-5, B1: $id is answered as the matrix says, and a refusal changes nothing',
    async ({ id, cells }) => {
      for (const attempt of attempts[id]!)
        for (const role of roles) await answers(role, [attempt], expectedStatuses(cells[role]))
      triedCells += roles.length
    },
  )

  test.each(some(triedBothWays))(
    'SET-5, B1: $id is refused where its condition does not hold, and nothing changes',
    async (row) => {
      const others = otherStatuses(row)
      for (const [first, ...more] of grouped(otherWays[row.id]!, ({ before }) => before).values())
        for (const [role, statuses] of others) await answers(role, [first!, ...more], statuses)
      triedCells += others.length
    },
  )

  test.each(some(secondIds))(
    'SET-5: $procedure with a $field from elsewhere answers 404 and changes nothing',
    async (second) => {
      const { procedure, field, isList } = second
      const own = allowedAttempt(procedure)!
      const id = world.foreign[isList ? field.replace(/s$/, '') : field]
      expect(id, `the world has no ${field} from elsewhere`).toBeDefined()
      const input: typeof own.input = (...given) => withSecondId(own.input(...given), second, id!)
      const forEach = answersForEach.includes(procedure)
      await tryAs('owner', [{ ...own, input }], ({ status, body, held, after }) => {
        expect(status, body).toBe(forEach ? 200 : 404)
        if (forEach) expect(body).toContain('"refused":"no-')
        expect(after).toEqual(held)
      })
    },
  )

  test('SET-5: somebody who is no member gets the same answers about a settlement as about one that never was', async () => {
    const never = { settlementId: crypto.randomUUID() }
    for (const [procedure, input] of everyCallOf(sceneOf('outsider'))) {
      const asked = await world.outsider.ask(procedure, input)
      expect(await world.outsider.ask(procedure, { ...input, ...never }), procedure).toEqual(asked)
    }
  })

  test('SET-5: a role that this release does not know may do nothing but leave, and is handed nothing over', async () => {
    const { other, settlementId } = world
    try {
      await sql(`update memberships set role = 'archduke' where user_id = '${other.userId}'`)
      // `other` is no role of the matrix and has no scene, so the inputs are those that an outsider would send.
      for (const [procedure, input] of everyCallOf(sceneOf('outsider'))) {
        if (procedure === 'leaveSettlement' || procedure === 'isUserSettlementMember') continue
        expect((await other.ask(procedure, input)).status, procedure).toBe(403)
      }
      const handOver = { settlementId, userId: other.userId }
      expect(await world.owner.ask('transferSettlement', handOver)).toMatchObject({
        body: { reason: 'role-unknown' },
      })
      expect((await other.ask('leaveSettlement', { settlementId })).status).toBe(200)
    } finally {
      await rows.rollBack()
    }
  })

  test('AUTH-5: of a deleted account its id stays nowhere but in the event that takes it out of the settlement', async () => {
    const { contributor, owner, settlementId, playerId } = world
    const { userId } = contributor
    try {
      await answerOf(owner.ask('linkPlayer', { settlementId, playerId, userId }))
      // While the contributor owns the settlement, another member's acts are answered with the owner's id, and answers are kept.
      await answerOf(owner.ask('transferSettlement', { settlementId, userId }))
      for (const known of [{ operationId: randomUUID() }, { sent: { client: randomUUID(), number: 1 } }])
        await answerOf(owner.ask('updateSettlement', { settlementId, description: randomUUID(), ...known }))
      await answerOf(contributor.ask('transferSettlement', { settlementId, userId: owner.userId }))
      expect(await rows.tablesWith(userId)).toEqual(
        expect.arrayContaining(['act_clients', 'applied_operations', 'memberships', 'people', 'players']),
      )
      await answerOf(contributor.ask('deleteAccount', { confirm: 'DELETE' }))
      expect(await rows.tablesWith(userId)).toEqual(['outbox'])
    } finally {
      await rows.rollBack()
    }
  })

  test('SET-3: an invitation from before a removal does not let the removed person back in', async () => {
    const refused = await world.removed.ask('useSettlementInviteLink', { inviteCode: world.oldCode })
    expect(refused).toMatchObject({ status: 404, body: { message: 'Invalid or expired invite code' } })
  })

  test('B2: every procedure and address of the server has its row, and every row is tried, waits, or is not offered', async () => {
    const { paths } = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as { paths: object }
    const procedures = Object.keys(paths).map((path) => path.slice(1))
    const ids = matrix.map(({ id }) => id)
    expect(worldFaults(ids, areas, { procedures, routes: routesOf(server), actions })).toEqual([])
    expect(oneWayFaults(matrix, areas)).toEqual([])
  })
})

function nameOf(attempt: Attempt): string {
  return 'procedure' in attempt ? attempt.procedure : attempt.route
}

/** All tried calls that name the settlement of the world and need no steps before them. */
function everyCallOf(scene: Scene): (readonly [string, Readonly<Record<string, unknown>>])[] {
  return Object.values(attempts)
    .flat()
    .filter((attempt) => 'procedure' in attempt)
    .filter(({ before }) => !before)
    .map(({ procedure, input }) => [procedure, input(scene, {})] as const)
    .filter(([, { settlementId }]) => settlementId === scene.settlementId)
}

/** The addresses besides procedures, as the server logs them at its start; those with 'ALL' only pass requests on or refuse them. */
function routesOf(server: RunningServer): readonly string[] {
  const line = server
    .output()
    .split('\n')
    .find((text) => text.includes('"routes":'))
  const { routes } = JSON.parse(line ?? '{"routes":["none was told"]}') as { routes: string[] }
  return routes.filter((route) => !route.startsWith('ALL '))
}
