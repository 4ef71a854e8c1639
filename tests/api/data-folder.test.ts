import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { eventually, type RunningServer, serversOfThisFile } from '../support/server.ts'
import { call } from '../support/server-requests.ts'

const { folder, dataFolder, launch, start } = serversOfThisFile()

describe.concurrent('R3: one server at a time has the data folder', () => {
  test('a second one is refused before it touches anything, and the first goes on', async () => {
    const DATA_DIR = dataFolder()
    const first = await start({ DATA_DIR })
    const second = await launch({ DATA_DIR })
    let hasEnded = false
    second.ended.then(() => {
      hasEnded = true
    })
    await eventually(async () => hasEnded || (await isReady(second)))
    expect(hasEnded, 'a second server serves the same folder').toBe(true)
    const { code, errors, output } = await second.ended
    expect([code, output]).toEqual([1, ''])
    expect(errors).toBe(
      `The data folder ${DATA_DIR} is in use by another server. Stop that one first, or choose another folder with DATA_DIR.\n`,
    )
    expect((await call(first, 'getCatalogues')).status, first.output()).toBe(200)
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
  })

  test('R1: after kill -9 the next server can open it at once, with everything that was written', async () => {
    const DATA_DIR = dataFolder()
    let server = await start({ DATA_DIR })
    const before = await (await call(server, 'getCatalogues')).json()
    for (let round = 0; round < 5; round++) {
      server.signal('SIGKILL')
      await server.ended
      server = await start({ DATA_DIR })
      expect(await (await call(server, 'getCatalogues')).json()).toEqual(before)
    }
  })

  test('R1: a server killed during its first start leaves a folder that opens', async () => {
    // An empty folder, unlike the prepared one of the other tests: only there does a start make its database.
    const DATA_DIR = folder()
    for (const ms of [400, 1200, 2000]) {
      const interrupted = await launch({ DATA_DIR })
      // The kill interrupts whatever the start is doing at this time.
      await sleep(ms)
      interrupted.signal('SIGKILL')
      await interrupted.ended
    }
    const server = await start({ DATA_DIR })
    expect(((await (await call(server, 'getCatalogues')).json()) as unknown[]).length).toBe(1)
  })

  test('of several servers started together exactly one serves', async () => {
    const DATA_DIR = dataFolder()
    const all = await Promise.all([launch({ DATA_DIR }), launch({ DATA_DIR }), launch({ DATA_DIR })])
    let ended = 0
    for (const server of all) server.ended.then(() => ended++)
    const serving = () => Promise.all(all.map(isReady)).then((ready) => ready.filter(Boolean).length)
    await eventually(async () => ended === 2 && (await serving()) === 1)
  })
})

function isReady(server: RunningServer): Promise<boolean> {
  return fetch(`${server.url}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  )
}
