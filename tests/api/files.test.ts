import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { eventually, type RunningServer, serversOfThisFile } from '../support/server.ts'
import { writeClient } from '../support/server-client.ts'
import { ask } from '../support/server-requests.ts'

const { folder, dataFolder, start } = serversOfThisFile()
const script = '/assets/index-a1B2c3D4.js'
const style = '/assets/index-e5F6g7H8.css'
const both = { headers: { 'accept-encoding': 'gzip, deflate, br' } }
let server: RunningServer
let cache: string

/** A data folder without files that another server of the tests has compressed. */
function freshDataFolder(): string {
  const made = dataFolder()
  rmSync(join(made, 'cache'))
  return made
}

beforeAll(async () => {
  const DATA_DIR = freshDataFolder()
  cache = join(DATA_DIR, 'cache')
  server = await start({
    DATA_DIR,
    CLIENT_DIR: writeClient(folder()),
    CHAT_URL: 'https://chat.example/?a="b"&c=<d>',
  })
  // The tests' catalogue has the version wood-1; the 3 is the format of packs. Files are compressed after the start, so all are waited for.
  for (const address of ['/catalog/wood-1-3.json', '/', script, style]) {
    const isSmallest = async () => (await ask(server, address, both)).headers['content-encoding'] === 'br'
    await eventually(isSmallest)
  }
})

describe('files come compressed', () => {
  test.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip', 'br;q=0, gzip', gunzipSync],
  ])('as %s to a browser that takes “%s”', async (encoding, accepted, open) => {
    const plain = await ask(server, script)
    const packed = await ask(server, script, { headers: { 'accept-encoding': accepted } })
    expect(packed.headers['content-encoding']).toBe(encoding)
    expect(packed.headers['content-length']).toBe(String(packed.body.length))
    expect(packed.headers.vary).toBe('accept-encoding')
    expect(packed.body.length).toBeLessThan(plain.body.length / 10)
    expect(open(packed.body).equals(plain.body)).toBe(true)
  })

  test('uncompressed for a program that accepts nothing else', async () => {
    const { headers, body } = await ask(server, script)
    expect(headers['content-encoding']).toBeUndefined()
    expect(body.toString()).toContain('one of many lines')
  })

  test('and are kept in the data folder for the next start', async () => {
    const kept = readdirSync(cache)
    expect(kept).toContain('wood-1-3.br')
    expect(kept.filter((name) => name.startsWith('client-')).length).toBeGreaterThanOrEqual(3)
  })

  test('as the build compressed them, from the first request on; a file that was cut off is compressed again', async () => {
    const CLIENT_DIR = writeClient(folder())
    const bytes = readFileSync(join(CLIENT_DIR, script))
    // Compressed badly on purpose: so the test tells these bytes from what the server itself would make.
    const left = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } })
    writeFileSync(join(CLIENT_DIR, `${script}.br`), left)
    writeFileSync(join(CLIENT_DIR, `${style}.br`), left.subarray(0, 20))
    const built = await start({ CLIENT_DIR, DATA_DIR: freshDataFolder() })
    const first = await ask(built, script, both)
    expect(first.headers['content-encoding']).toBe('br')
    expect(first.body.equals(left)).toBe(true)
    // The compressed file has no address of its own.
    expect((await ask(built, `${script}.br`, both)).status).toBe(404)
    const isCompressed = async () => (await ask(built, style, both)).headers['content-encoding'] === 'br'
    await eventually(isCompressed)
    expect(brotliDecompressSync((await ask(built, style, both)).body)).toEqual(
      readFileSync(join(CLIENT_DIR, style)),
    )
  })

  test('anew if a file in the cache was cut off', async () => {
    const DATA_DIR = freshDataFolder()
    const first = await start({ DATA_DIR })
    await eventually(async () => readdirSync(join(DATA_DIR, 'cache')).includes('wood-1-3.br'))
    first.signal('SIGTERM')
    await first.ended
    writeFileSync(join(DATA_DIR, 'cache/wood-1-3.br'), 'cut off')
    const second = await start({ DATA_DIR })
    await eventually(
      async () => (await ask(second, '/catalog/wood-1-3.json', both)).headers['content-encoding'] === 'br',
    )
    const { body } = await ask(second, '/catalog/wood-1-3.json', both)
    expect(JSON.parse(brotliDecompressSync(body).toString()).info.version).toBe('wood-1')
  })
})

describe('files are kept by the browser', () => {
  test.each([
    [script, 'public, max-age=31536000, immutable'],
    [style, 'public, max-age=31536000, immutable'],
    ['/catalog/wood-1-3.json', 'public, max-age=31536000, immutable'],
    ['/', 'no-cache'],
    ['/icon.svg', 'no-cache'],
    ['/catalog/current.json', 'no-cache'],
    ['/data/recipes.json', 'no-cache'],
  ])('%s as %s', async (path, cacheControl) => {
    expect((await ask(server, path)).headers['cache-control']).toBe(cacheControl)
  })

  test.each(['/', script, '/icon.png', '/catalog/current.json', '/data/recipes.json'])(
    '%s is not sent again to a browser that has it',
    async (path) => {
      const first = await ask(server, path, both)
      const again = await ask(server, path, {
        headers: { ...both.headers, 'if-none-match': String(first.headers.etag) },
      })
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, first.headers.etag])
      const other = await ask(server, path, {
        headers: { ...both.headers, 'if-none-match': '"something-else"' },
      })
      expect(other.status).toBe(200)
    },
  )
})

test.each([
  ['/', 'text/html; charset=utf-8'],
  [script, 'text/javascript; charset=utf-8'],
  [style, 'text/css; charset=utf-8'],
  ['/icon.svg', 'image/svg+xml'],
  ['/icon.png', 'image/png'],
  ['/catalog/current.json', 'application/json; charset=utf-8'],
])('%s is sent as %s', async (path, type) => {
  const got = await ask(server, path)
  expect([got.status, got.headers['content-type']]).toEqual([200, type])
  const head = await ask(server, path, { method: 'HEAD' })
  expect([
    head.status,
    head.headers['content-type'],
    head.headers['content-length'],
    head.body.length,
  ]).toEqual([200, type, String(got.body.length), 0])
})

describe('an address', () => {
  const page = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } }

  test.each(['/calculator', '/settlement/riverside/tasks?tab=open', '/anything'])(
    'of the app, %s, typed or reloaded, gets the page',
    async (path) => {
      const { status, headers, body } = await ask(server, path, page)
      expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      expect(body.toString()).toContain('<title>Bit Calculator</title>')
    },
  )

  test.each([
    '/assets/none-00000000.js',
    '/assets/none',
    '/robots.txt',
    '/catalog/wood-0.json',
    '/catalog/none',
    '/data/none',
    '/api/none',
  ])('where nothing is, %s, is not found even for a page', async (path) => {
    const { status, headers, body } = await ask(server, path, page)
    expect([status, headers['cache-control'], JSON.parse(body.toString()).code]).toEqual([
      404,
      'no-store',
      'NOT_FOUND',
    ])
  })

  test('that a script asks for is not answered with the page', async () => {
    expect((await ask(server, '/calculator', { headers: { accept: '*/*' } })).status).toBe(404)
  })

  test.each([
    '/../package.json',
    '/assets/../../package.json',
    '/..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/..\\..\\package.json',
    '/assets/%00',
    '//etc/passwd',
    '/%E0%A4%A',
  ])('cannot lead out of the client: %s', async (path) => {
    const { status, body } = await ask(server, path)
    expect([400, 404]).toContain(status)
    expect(body.toString()).not.toContain('bit-calculator')
  })
})

describe('BEY-14: the page knows its catalogue before its scripts run', () => {
  test('by version, and fetches it beside them', async () => {
    const html = (await ask(server, '/')).body.toString()
    expect(html).toContain('<meta name="catalog" content="wood-1">')
    expect(html).toContain('<meta name="catalog-url" content="/catalog/wood-1-3.json">')
    expect(html.indexOf('/catalog/wood-1-3.json')).toBeLessThan(html.indexOf('<script'))
  })

  test('SYS-1: and the address of the chat, made harmless', async () => {
    const html = (await ask(server, '/')).body.toString()
    expect(html).toContain(
      '<meta name="chat-url" content="https://chat.example/?a=&quot;b&quot;&amp;c=&lt;d&gt;">',
    )
  })

  test('and can ask which one is in use', async () => {
    expect(JSON.parse((await ask(server, '/catalog/current.json')).body.toString())).toEqual({
      version: 'wood-1',
      name: 'Three things of wood',
      date: '2026-11-01',
      url: '/catalog/wood-1-3.json',
      former: [],
    })
  })
})

test('CAT-1: the catalogue is also there as the plain list of items', async () => {
  const list = JSON.parse((await ask(server, '/data/recipes.json')).body.toString())
  expect(list.map((item: { name: string }) => item.name)).toEqual([
    'Rough Wood Log',
    'Rough Plank',
    'Rough Stool',
  ])
  expect(list[1].recipes[0].consumed_items).toEqual([{ id: '1', quantity: 3 }])
})
