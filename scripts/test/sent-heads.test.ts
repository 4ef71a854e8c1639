import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doorOfTests, noteSentHead, readSentHeads } from './sent-heads.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bit-heads-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('B21: every answer is counted; what its headers lack fails the run, with one message for each place', () => {
  const file = join(folder, 'heads')
  const wrong = { place: 'GET /api/live', faults: ['it may be kept'] }
  for (const sent of [wrong, { place: 'GET /', faults: [] }, wrong]) noteSentHead(file, sent)
  expect(readSentHeads(file)).toEqual({
    answers: 3,
    faults: ['an answer had not the right headers: GET /api/live: it may be kept (2)'],
  })
})

test('B21: the answer to a test that reads its own server’s database is not counted', () => {
  const file = join(folder, 'door')
  noteSentHead(file, { place: 'GET /', faults: [] })
  noteSentHead(file, { place: doorOfTests, faults: ['there is a server'] })
  expect(readSentHeads(file)).toEqual({ answers: 1, faults: [] })
})

test('B21: a run that recorded no head at all fails', () => {
  expect(readSentHeads(join(folder, 'nothing'))).toEqual({ answers: 0, faults: [expect.any(String)] })
})
