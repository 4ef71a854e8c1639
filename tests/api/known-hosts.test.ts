import { beforeAll, describe, expect, test } from 'vitest'
import { type RunningServer, serversOfThisFile } from '../support/server.ts'
import { freePort } from '../support/server-port.ts'
import { ask, call } from '../support/server-requests.ts'

const { start } = serversOfThisFile()
let server: RunningServer
/** People open it at port 5173, as under `npm run dev`. */
let behind: RunningServer

beforeAll(async () => {
  server = await start()
  behind = await start({ PUBLIC_URL: 'http://localhost:5173' })
})

async function statusAt(where: RunningServer, host: string, path = '/api/openapi.json'): Promise<number> {
  return (await ask(where, path, { headers: { host } })).status
}

describe('S2: a server for this machine alone answers to its own names only', () => {
  test.each(['localhost', '127.0.0.1', '[::1]', 'LOCALHOST'])('%s with its port is its own', async (name) => {
    expect(await statusAt(server, `${name}:${server.port}`)).toBe(200)
  })

  test.each(['localhost', '127.0.0.1', '[::1]'])('%s with PUBLIC_URL’s port is its own', async (name) => {
    expect(await statusAt(behind, `${name}:5173`)).toBe(200)
    expect(await statusAt(behind, `${name}:${behind.port}`)).toBe(200)
  })

  test.each([
    ['planner.example'],
    ['rebound.example:PORT'],
    ['localhost.rebound.example:PORT'],
    ['localhost'],
    ['localhost:1'],
    ['192.168.0.10:PORT'],
    ['localhost.:PORT'],
  ])('%s is not its own: the answer is 421 and names the setting that changes it', async (host) => {
    const headers = { host: host.replace('PORT', String(server.port)) }
    for (const path of ['/', '/api/openapi.json', '/api/live?topics=account', '/api/auth/start']) {
      const answer = await ask(server, path, { headers })
      expect(answer.status).toBe(421)
      expect(JSON.parse(answer.body.toString())).toEqual({
        code: 'MISDIRECTED_REQUEST',
        message:
          `This server is not known by this address. Open it at http://localhost:${server.port}; whoever runs the ` +
          'server can set the address that people open with PUBLIC_URL.',
      })
    }
  })

  test('a write that a foreign page sends here under its own host name is refused too', async () => {
    const host = `rebound.example:${server.port}`
    const headers = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }
    const json = { ...headers, 'content-type': 'application/json' }
    expect(
      (await ask(server, '/api/getCatalogues', { method: 'POST', headers: json, body: '{}' })).status,
    ).toBe(421)
  })

  test('R4: a probe may ask by any name', async () => {
    for (const path of ['/healthz', '/readyz']) expect(await statusAt(server, '10.1.2.3', path)).toBe(200)
  })
})

test('S2: a server with a public address answers to whatever its proxy writes', async () => {
  const open = await start({ PUBLIC_URL: 'https://planner.example' })
  for (const host of ['planner.example', 'upstream', '10.1.2.3:3000'])
    expect(await statusAt(open, host)).toBe(200)
})

test('S2: once PUBLIC_URL is set, as the answer 421 advises, the server answers at that address', async () => {
  const port = await freePort()
  const open = await start({ PORT: String(port), HOST: '0.0.0.0', PUBLIC_URL: `http://192.0.2.7:${port}` })
  expect(await statusAt(open, `192.0.2.7:${port}`)).toBe(200)
  expect((await call(open, 'getCatalogues')).status).toBe(200)
})
