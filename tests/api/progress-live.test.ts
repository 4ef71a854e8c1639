import { beforeAll, describe, expect, test } from 'vitest'
import { anyDatabase } from '../support/any-database.ts'
import { openConnection } from '../support/postgres.ts'
import { aPlaceWithProject, log } from '../support/progress-link-place.ts'
import { eventually, type RunningServer, serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile, postgresIsInstalled } from '../support/server-databases.ts'
import { ask } from '../support/server-requests.ts'
import { answerOf } from '../support/settlements.ts'

const { start } = serversOfThisFile()

describe.each(databasesOfThisFile())('on $kind', ({ settings }) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await start({
      ...(await settings()),
      API_REQUESTS_PER_MINUTE: '100000',
      SIGN_INS_PER_MINUTE: '1000',
      STREAMS_PER_ADDRESS: '4',
    })
  })

  test('BEY-16: whoever has a page open hears of each change, and within two seconds that the link was revoked', async () => {
    const { make, revoke, as, owner, projectId } = await aPlaceWithProject(server)
    const link = await make()
    const [first, second] = [await reading(server, link.code), await reading(server, link.code)]
    await eventually(async () => first.heard().length === 1 && second.heard().length === 1)
    const seen = Number(first.heard()[0])
    await answerOf(as(owner)('addItemsToInventory', { items: [{ itemId: log, quantity: 1 }], projectId }))
    await eventually(async () => Number(first.heard().at(-1)) > seen)
    await revoke(link.id)
    await eventually(async () => first.isOver() && second.isOver(), 2_000)
    for (const { heard } of [first, second]) expect(heard().at(-1)).toBe('gone')
  })

  test('BEY-16: when a project or a settlement is deleted, the streams of its pages end, and no others', async () => {
    const [one, two, other] = [
      await aPlaceWithProject(server),
      await aPlaceWithProject(server),
      await aPlaceWithProject(server),
    ]
    const ofOne = await reading(server, (await one.make()).code)
    const ofTwo = await reading(server, (await two.make()).code)
    const ofOther = await reading(server, (await other.make()).code)
    await answerOf(one.as(one.owner)('deleteProject', { projectId: one.projectId }))
    await answerOf(two.owner.ask('deleteSettlement', { settlementId: two.settlementId }))
    await eventually(async () => ofOne.isOver() && ofTwo.isOver())
    expect([ofOne, ofTwo].map(({ heard }) => heard().at(-1))).toEqual(['gone', 'gone'])
    expect(ofOther.heard()).toHaveLength(1)
    ofOther.close()
  })

  test('S6: unknown codes have no stream, HEAD opens none, and the fifth of one address is refused', async () => {
    const { make } = await aPlaceWithProject(server)
    const { code } = await make()
    expect((await ask(server, `/p/${'f'.repeat(32)}/changes`)).status).toBe(404)
    expect((await ask(server, `/p/${code}/changes`, { method: 'HEAD' })).status).toBe(405)
    // Streams of the tests above may still be open and count for the address, so one is tried until it is let in.
    await eventually(async () => {
      const answer = await reading(server, code)
      answer.close()
      return answer.status === 200
    })
    const open = []
    for (let reader = 0; reader < 5; reader++) open.push(await reading(server, code))
    expect(open.at(-1)?.status).toBe(429)
    for (const { close } of open) close()
  })
})

test('R2: a server that stops ends the streams of public pages', async () => {
  const server = await start()
  const { make } = await aPlaceWithProject(server)
  const stream = await reading(server, (await make()).code)
  await eventually(async () => stream.heard().length === 1)
  server.signal('SIGTERM')
  await eventually(async () => stream.isOver())
  expect((await server.ended).code).toBe(0)
})

test.runIf(postgresIsInstalled)(
  'R4: while the database does not answer, an open page hears that the server is still there',
  async () => {
    const place = await anyDatabase()
    const server = await start(place)
    const { make } = await aPlaceWithProject(server)
    const stream = await reading(server, (await make()).code)
    await eventually(async () => stream.heard().length === 1)
    const holder = openConnection(place.DATABASE_URL)
    await holder.query('begin')
    await holder.query('lock table progress_links')
    const before = stream.beats()
    await eventually(async () => stream.beats() > before)
    expect(stream.isOver()).toBe(false)
    await holder.close()
    stream.close()
  },
)

/** The stream of a page, as a browser reads it. */
async function reading(server: RunningServer, code: string | null) {
  const closing = new AbortController()
  const answer = await fetch(`${server.url}/p/${code}/changes`, { signal: closing.signal })
  let text = ''
  let isOver = false
  const arriving = (async () => {
    const decoder = new TextDecoder()
    for await (const chunk of answer.body ?? []) text += decoder.decode(chunk, { stream: true })
  })()
  void arriving
    .catch(() => {})
    .finally(() => {
      isOver = true
    })
  return {
    status: answer.status,
    heard: () => [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => data!),
    beats: () => text.split(': still here').length - 1,
    isOver: () => isOver,
    close: () => closing.abort(),
  }
}
