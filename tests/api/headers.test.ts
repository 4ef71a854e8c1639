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
  { what: 'the catalogue', path: '/catalog/wood-1-3.json' },
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

test('S9: a page turns text into script only through its own Trusted Types policy; an answer with data is sandboxed', async () => {
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

describe('S9: what never reaches the app is answered with the same headers', () => {
  const closing = 'connection: close\r\n'
  test.each([
    ['what is not even HTTP', 'nonsense\r\n\r\n', 400],
    ['a request without a Host', `GET / HTTP/1.1\r\n${closing}\r\n`, 400],
    ['a target that is no path', `GET * HTTP/1.1\r\nhost: HOST\r\n${closing}\r\n`, 400],
    ['headers of 100 KB', `GET / HTTP/1.1\r\nhost: HOST\r\nx: ${'x'.repeat(100_000)}\r\n\r\n`, 400],
    ['two lengths', 'POST / HTTP/1.1\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n', 400],
    ['an expectation', `GET / HTTP/1.1\r\nhost: HOST\r\nexpect: a miracle\r\n${closing}\r\n`, 417],
  ])('%s', async (_title, request, status) => {
    const answer = await answerTo(request.replace('HOST', `localhost:${server.port}`))
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(answer.toLowerCase()).toContain('\r\nx-content-type-options: nosniff\r\n')
    expect(answer).toContain("default-src 'self'")
    expect(answer).toContain("frame-ancestors 'none'")
    expect(answer.toLowerCase()).toContain('\r\nreferrer-policy: same-origin\r\n')
  })

  test('R7: a connection that nobody used is closed without an answer, which the browser would take for that to its first request', async () => {
    expect(await answerTo('')).toBe('')
  }, 90_000) // The server's 10 s for headers have to pass, and Node looks for such connections only every 30 s.
})

/** All that the server says to these bytes until it hangs up. */
function answerTo(request: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(request))
    let received = ''
    socket.on('data', (chunk) => {
      received += chunk
    })
    // The server may hang up while the request is still being sent.
    socket.on('error', () => {})
    socket.on('close', () => resolve(received))
  })
}
