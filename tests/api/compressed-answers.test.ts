import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { unpackSettlement } from '#domain/packed-settlement/unpack-settlement'
import type { Project } from '#domain/settlement/ledger-rows'
import { type Snapshot, stateOf } from '#domain/settlement/tables'
import { log } from '../support/bridge.ts'
import { type RunningServer, serversOfThisFile } from '../support/server.ts'
import { ask } from '../support/server-requests.ts'
import { answerOf, createSettlement, type Somebody, signInSomebody } from '../support/settlements.ts'

const { start } = serversOfThisFile()
let server: RunningServer
let ada: Somebody
let settlementId: string

beforeAll(async () => {
  server = await start()
  ada = await signInSomebody(server, 'Ada')
  settlementId = await createSettlement(ada)
  for (let i = 0; i < 20; i++) await answerOf(ada.ask('createTask', { settlementId, title: `Errand ${i}` }))
})

function askFor(procedure: string, body: object, accepted: string) {
  return ask(server, `/api/${procedure}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-encoding': accepted,
      cookie: ada.cookie,
      origin: ada.origin,
      host: new URL(ada.origin).host,
    },
    body: JSON.stringify(body),
  })
}

test('Decision 12: a settlement is sent compressed as the browser accepts it, and is the same when it is read', async () => {
  const plain = await askFor('getSettlement', { settlementId }, '')
  const br = await askFor('getSettlement', { settlementId }, 'gzip, deflate, br')
  const gzip = await askFor('getSettlement', { settlementId }, 'gzip, br;q=0')
  const { 'content-encoding': encoding, vary } = br.headers
  expect([encoding, vary, gzip.headers['content-encoding']]).toEqual(['br', 'accept-encoding', 'gzip'])
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true)
  expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
  expect(br.body.length).toBeLessThan(plain.body.length / 3)
})

test('SET-8, decision 32: a packed settlement with a project, its tasks and a pending contribution unpacks to the same rows, from less than half the bytes', async () => {
  const items = [{ itemId: log, quantity: 30 }]
  const { id: projectId } = await answerOf(
    ada.ask<Project>('createProject', { settlementId, name: 'Bridge', items }),
  )
  const before = await answerOf(ada.ask<Snapshot>('getSettlement', { settlementId }))
  const task = before.tables.tasks.find((one) => one.projectId === projectId)!
  const delivery = { settlementId, taskId: task.id, itemsContributed: [{ itemId: log, quantity: 2 }] }
  await answerOf(ada.ask('createTaskContribution', delivery))
  const rows: Snapshot = JSON.parse((await askFor('getSettlement', { settlementId }, '')).body.toString())
  const packed = (await askFor('getPackedSettlement', { settlementId }, '')).body
  const { seq, tables } = unpackSettlement(JSON.parse(packed.toString()), (ms) => new Date(ms).toISOString())
  expect(rows.tables.contributions).toHaveLength(1)
  // The id of a task that a project made is not sent: it is made again from project, item and generation.
  expect(packed.toString()).not.toContain(task.id)
  expect(stateOf({ seq, tables })).toEqual(stateOf(rows))
  expect(packed.length).toBeLessThan(JSON.stringify(rows).length / 2)
})

test('Decision 12: an answer that fits into one packet is sent uncompressed', async () => {
  const { body, headers } = await askFor('getUser', {}, 'br')
  expect(headers['content-encoding']).toBeUndefined()
  expect(JSON.parse(body.toString())).toMatchObject({ id: ada.userId })
})
