import { connect } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { type RunningServer, serversOfThisFile } from '../support/server.ts'
import { writeClient } from '../support/server-client.ts'
import { ask } from '../support/server-requests.ts'

const { folder, start } = serversOfThisFile()
let server: RunningServer
let secure: RunningServer

beforeAll(async () => {
  const CLIENT_DIR = writeClient(folder())
  const opened = [start({ CLIENT_DIR }), start({ CLIENT_DIR, PUBLIC_URL: 'https://planner.example' })]
  const [first, second] = await Promise.all(opened)
  server = first!
  secure = second!
})

const json = { 'content-type': 'application/json' }
const kindsOfAnswer = [
  { what: 'the page', path: '/' },
  { what: 'the page asked for by HEAD', path: '/', method: 'HEAD' },
  { what: 'a script', path: '/assets/index-a1B2c3D4.js' },
  { what: 'a picture', path: '/icon.png' },
  { what: 'the catalogue', path: '/catalog/wood-1-1.json' },
  { what: 'the plain list', path: '/data/recipes.json' },
  { what: 'health', path: '/healthz' },
  { what: 'readiness', path: '/readyz' },
  { what: 'the description', path: '/api/openapi.json' },
  { what: 'the page of the API', path: '/api/docs' },
  { what: 'a missing file', path: '/assets/none-00000000.js' },
  { what: 'an unknown operation', path: '/api/none' },
  { what: 'a body of another type', path: '/api/getCatalogues', method: 'POST' },
  { what: 'a body that is not JSON', path: '/api/getCatalogues', method: 'POST', headers: json },
  {
    what: 'a foreign write',
    path: '/api/getCatalogues',
    method: 'POST',
    headers: { ...json, origin: 'null' },
  },
  { what: 'another method', path: '/', method: 'DELETE' },
  { what: 'a host that is not ours', path: '/', headers: { host: 'planner.example' } },
  { what: 'a host that is none', path: '/', headers: { host: 'a b' } },
]

describe.each(kindsOfAnswer)('S9: $what', ({ path, ...options }) => {
  test('carries every header that protects the browser', async () => {
    const { headers } = await ask(server, path, options)
    const policy = String(headers['content-security-policy']).split('; ')
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
      ]),
    )
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('same-origin')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers['x-powered-by']).toBeUndefined()
    expect(headers.server).toBeUndefined()
  })

  test('tells the browser to use https for a year where the public address is https', async () => {
    const { headers } = await ask(secure, path, options)
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
  })

  test('names its type and charset where it has a body', async () => {
    const { headers, body } = await ask(server, path, options)
    if (body.length > 0) expect(headers['content-type']).toMatch(/charset=utf-8$|^image\//)
  })
})

test('S9: a page may turn text into script through its own policy only; data may do nothing', async () => {
  for (const path of ['/', '/calculator', '/api/docs']) {
    const { headers } = await ask(server, path, { headers: { accept: 'text/html' } })
    expect(headers['content-security-policy']).toMatch(
      /require-trusted-types-for 'script'; trusted-types default$/,
    )
  }
  for (const path of ['/api/openapi.json', '/healthz']) {
    const { headers } = await ask(server, path)
    expect(headers['content-security-policy']).toMatch(/; sandbox$/)
  }
})

test('S9: an answer of the API is kept nowhere', async () => {
  for (const { path, method } of kindsOfAnswer.filter((kind) => kind.path.startsWith('/api')))
    expect((await ask(server, path, { method: method ?? 'GET' })).headers['cache-control']).toBe('no-store')
})

test('S9: what is not even HTTP is answered with the same headers', async () => {
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write('nonsense\r\n\r\n'))
    let received = ''
    socket.on('data', (chunk) => {
      received += chunk
    })
    socket.on('close', () => resolve(received))
  })
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  expect(answer).toContain('x-content-type-options: nosniff')
  expect(answer).toContain("default-src 'self'")
})
