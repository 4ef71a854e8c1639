import { readdirSync, readFileSync } from 'node:fs'
import type { RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { aCraft, items } from '../../src/catalogue/compiler/small-tables.ts'
import { aServerOfWood, currentOf, lookUp } from '../support/catalogue-look-up.ts'
import { serversOfThisFile } from '../support/server.ts'
import { call } from '../support/server-requests.ts'
import { sendTables, smallTables, sourcesOfThisFile } from '../support/table-source.ts'

const servers = serversOfThisFile()
const aSource = sourcesOfThisFile()

function tableOf(url = ''): unknown {
  return (smallTables as Record<string, unknown>)[url.replace('/static/', '').replace('.json', '')]
}

function sendForever(response: ServerResponse): void {
  const chunk = Buffer.alloc(1024 * 1024, ' ')
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  }
  response.on('drain', more)
  more()
}

/** Sends the small tables with this manifest in place of their own, or without one. */
const withManifest =
  (manifest: object | null): RequestListener =>
  (request, response) => {
    if (!request.url?.includes('/MANIFEST')) sendTables(request, response)
    else if (manifest) response.end(JSON.stringify(manifest))
    else response.writeHead(404).end()
  }

const bad: [string, RequestListener, RegExp][] = [
  ['garbage', (_, response) => response.end('<h1>Welcome</h1>'), /^The table \w+ is not valid JSON \(16 /],
  [
    'half a file',
    ({ url }, response) => {
      const text = JSON.stringify(tableOf(url))
      response.writeHead(200, { 'content-length': text.length })
      response.write(text.slice(0, text.length / 2), () => response.destroy())
    },
    /^The table \w+ could not be fetched: the source does not answer, or broke off\./,
  ],
  [
    'half a file that looks whole',
    ({ url }, response) => response.end(JSON.stringify(tableOf(url)).slice(0, 40)),
    /^The table \w+ is not valid JSON \(40 characters\)\./,
  ],
  [
    'nothing at all',
    (request) => request.socket.destroy(),
    /^The table \w+ could not be fetched: the source does not/,
  ],
  [
    'an error',
    (_, response) => response.writeHead(500).end('{}'),
    /^The table \w+ could not be fetched: the source answered 500\./,
  ],
  ['silence', () => {}, /^The table \w+ could not be fetched: the source is too slow\./],
  ['a file without end', (_, response) => sendForever(response), /^The table \w+ is larger than 64 MB\./],
  ['empty tables', (_, response) => response.end('[]'), /^The table \w+ is empty\./],
  [
    'a damaged row',
    (request, response) =>
      request.url?.includes('/item_desc') ? response.end('[{"id":1}]') : sendTables(request, response),
    /^The table item_desc is damaged in row 1: field name is missing\./,
  ],
  [
    'less than half of the items in use',
    // The only recipe is of unknown items, so of the 3 items in use the log, which is gathered, is left; half of 3 is 2, rounded up.
    (request, response) =>
      request.url?.includes('crafting')
        ? response.end(JSON.stringify([aCraft(1, 'Scrap {0}', [items(9)], [items(8)])]))
        : sendTables(request, response),
    /^The tables hold only 1 items where at least 2 were expected: something is missing\./,
  ],
  [
    'tables of an earlier day',
    withManifest({ date: '2026-10-31' }),
    /^The tables are of 2026-10-31, older than the catalogue in use, which is of 2026-11-01\. Whoever runs this server can/,
  ],
  [
    'tables of an unknown day',
    withManifest(null),
    /^The tables do not say of which day they are; the catalogue in use is of 2026-11-01\. Whoever runs this server can/,
  ],
  [
    'all items but not the recipes in use',
    // The stool is in the recipe of the plank, so it is still an item, but its own recipe is gone.
    (request, response) =>
      request.url?.includes('crafting')
        ? response.end(JSON.stringify([aCraft(1, 'Craft {0}', [items(3)], [items(2)])]))
        : sendTables(request, response),
    /^The tables lack \d+ % of the recipes in use\. Whoever runs this server can take them by hand\./,
  ],
]

describe.concurrent('BEY-14: a source that sends', () => {
  test.each(bad)(
    '%s is answered with a sentence, and the catalogue in use stays',
    async (_what, answer, sentence) => {
      const { server, DATA_DIR } = await aServerOfWood(servers, await aSource(answer))
      const before = readFileSync(join(DATA_DIR, 'recipes.json'), 'utf8')
      const status = await lookUp(server)
      expect(status.state).toBe('failed')
      expect(status.message).toMatch(sentence)
      expect(status.message).toMatch(/\. The catalogue in use stays\.$/)
      expect(status.checkedAt).not.toBeNull()
      expect((await currentOf(server)).version).toBe('wood-1')
      expect(readFileSync(join(DATA_DIR, 'recipes.json'), 'utf8')).toBe(before)
      // Version `wood-1`, in format 3 of packs.
      expect(readdirSync(join(DATA_DIR, 'catalogues'))).toEqual(['wood-1-3.pack.json'])
      const lines = server
        .output()
        .split('\n')
        .filter((line) => line.includes('no newer catalogue'))
      expect(lines).toHaveLength(1)
      // After a failure the next look-up has to wait for 30 s.
      const again = await call(server, 'lookUpCatalogue')
      expect(again.status).toBe(429)
      expect(((await again.json()) as { message: string }).message).toMatch(/Please wait (30|[12]\d) s\.$/)
    },
  )
})
