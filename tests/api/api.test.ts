import { beforeAll, describe, expect, test } from 'vitest'
import { eventually, type RunningServer, serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { ask, call } from '../support/server-requests.ts'

const { start } = serversOfThisFile()

describe.each(databasesOfThisFile())('on $kind', ({ settings }) => {
  let server: RunningServer

  beforeAll(async () => {
    server = await start(await settings())
  })

  test('R4: the server says that it is alive and ready, and nothing else', async () => {
    const alive = await fetch(`${server.url}/healthz`)
    expect([alive.status, await alive.json()]).toEqual([200, { status: 'alive' }])
    const ready = await fetch(`${server.url}/readyz`)
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }])
  })

  test('BEY-14: the catalogue in use is listed with its name, day and sizes', async () => {
    const answer = await call(server, 'getCatalogues')
    expect(answer.status).toBe(200)
    const list = (await answer.json()) as { firstServedAt: string }[]
    expect(list).toEqual([
      {
        version: 'wood-1',
        name: 'Three things of wood',
        date: '2026-11-01',
        items: 3,
        craftable: 2,
        firstServedAt: expect.any(String),
        inUse: true,
        canCount: true,
      },
    ])
    expect(Math.abs(Date.now() - Date.parse(list[0]!.firstServedAt))).toBeLessThan(60_000)
  })

  test('API-1: a field the operation does not know is refused and named', async () => {
    const answer = await call(server, 'getCatalogues', { version: 'wood-1' })
    expect([answer.status, await answer.json()]).toEqual([
      422,
      {
        code: 'INVALID',
        reason: 'input-invalid',
        message: 'There is no field called “version” here.',
        field: 'version',
      },
    ])
  })

  test.each([
    ['a list', [], 'This must be an object.'],
    ['a text', '"all of them"', 'This must be an object.'],
    ['null', 'null', 'This must be an object.'],
  ])('API-1: %s in place of the input is refused in our own words', async (_what, body, message) => {
    const answer = await call(server, 'getCatalogues', body)
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { code: 'INVALID', reason: 'input-invalid', message },
    ])
  })

  test.each([
    ['broken off', '{"version":'],
    ['empty', ''],
    ['not JSON', 'version=wood-1'],
    ['followed by more', '{} {}'],
  ])('S6: a body that is %s is refused as not valid JSON', async (_what, body) => {
    const answer = await call(server, 'getCatalogues', body)
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { code: 'BAD_REQUEST', message: 'The body of this request is not valid JSON.' },
    ])
  })

  test('S11: a field named __proto__ is refused or does nothing', async () => {
    const answer = await call(server, 'getCatalogues', '{"__proto__":{"admin":true}}')
    await answer.arrayBuffer()
    expect([200, 422]).toContain(answer.status)
    const after = await call(server, 'getCatalogues')
    expect(((await after.json()) as object[])[0]).not.toHaveProperty('admin')
  })

  test.each([
    ['POST', '/api/deleteEverything'],
    ['POST', '/api/getCatalogues/more'],
    ['POST', '/api'],
    ['GET', '/api/getCatalogues'],
    ['DELETE', '/api/getCatalogues'],
    ['GET', '/api/'],
  ])('API-1: %s %s is no operation, and answers 404 in the form of a refusal', async (method, path) => {
    const answer = await fetch(server.url + path, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(method === 'POST' && { body: '{}' }),
    })
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { code: 'NOT_FOUND', message: 'There is nothing at this address.' },
    ])
  })

  test('API-1: the description for programs lists the same operations as the page for people', async () => {
    const description = await fetch(`${server.url}/api/openapi.json`)
    expect(description.headers.get('content-type')).toBe('application/json; charset=utf-8')
    const { openapi, paths } = (await description.json()) as {
      openapi: string
      paths: Record<string, object>
    }
    expect(openapi).toBe('3.1.1')
    expect(paths['/getCatalogues']).toHaveProperty('post.responses.422')
    const page = await (await fetch(`${server.url}/api/docs`)).text()
    for (const path of Object.keys(paths)) expect(page).toContain(`POST /api${path}`)
    const style = await ask(server, /href="(\/api\/[^"]+\.css)"/.exec(page)![1]!)
    expect([style.status, style.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8'])
  })

  test('S7: the log names a request by method, path and status, never by query, cookie, body or address', async () => {
    const answer = await call(
      server,
      'getCatalogues?mail=canary-query',
      { 'canary-field': 'canary-body' },
      {
        cookie: 'session=canary-cookie',
        origin: server.url,
        'sec-fetch-site': 'same-origin',
        'x-request-id': 'canary-id',
        'user-agent': 'canary-agent',
      },
    )
    const requestId = answer.headers.get('x-request-id')
    const lines = () =>
      server
        .output()
        .split('\n')
        .filter((line) => line.includes(`${requestId}`))
    await eventually(async () => lines().length > 0)
    const [logged] = lines().map((line) => JSON.parse(line))
    expect(logged).toEqual({
      level: 30,
      time: expect.any(String),
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      method: 'POST',
      path: '/api/getCatalogues',
      status: 422,
      ms: expect.any(Number),
      msg: 'request',
    })
    expect(server.output()).not.toContain('canary')
  })
})
