import { afterEach, expect, test } from 'vitest'
import type { SessionEnd } from '../access/caller.ts'
import { createLiveStreams, type LiveStreams } from './live-streams.ts'

const opened: LiveStreams[] = []
const liveStreams = () => {
  const streams = createLiveStreams()
  opened.push(streams)
  return streams
}
afterEach(() => {
  for (const streams of opened.splice(0)) streams.stop()
})

const anna = { userId: 'anna', sessionId: 'phone' }
const aStream = (why: () => SessionEnd | null = () => null) => ({
  caller: anna,
  lastSeen: null,
  whyEnded: async () => why(),
})

test('R8: a reader that stops reading is dropped, and the memory with it', async () => {
  const streams = liveStreams()
  const stalled = streams.open(aStream())!
  for (let version = 1; version <= 5_000; version++) streams.publish({ userId: 'anna', version })
  expect(streams.count()).toBe(0)
  await expect(stalled.body.getReader().read()).rejects.toThrow('too slow')
})

test('SAVE-7: a reader that goes away is forgotten', async () => {
  const streams = liveStreams()
  const stream = streams.open(aStream())!
  expect([streams.count(), streams.users()]).toEqual([1, ['anna']])
  await stream.body.cancel()
  expect([streams.count(), streams.users()]).toEqual([0, []])
})

test('I9: only the streams of sessions that ended are ended', async () => {
  const streams = liveStreams()
  let why: SessionEnd | null = null
  const phone = streams.open(aStream(() => why))!
  streams.open(aStream())
  await streams.checkSessions('anna')
  expect(streams.count()).toBe(2)
  why = 'session-ended'
  await streams.checkSessions('anna')
  expect(streams.count()).toBe(1)
  const { value } = await phone.body.getReader().read()
  expect(new TextDecoder().decode(value)).toBe('event: end\ndata: {"why":"session-ended"}\n\n')
})

test('I9: a database that cannot be asked ends no stream', async () => {
  const streams = liveStreams()
  streams.open({ ...aStream(), whyEnded: () => Promise.reject(new Error('out of reach')) })
  await streams.checkSessions('anna')
  expect(streams.count()).toBe(1)
})

test('SAVE-7: a version is told once, and never after a newer one', async () => {
  const streams = liveStreams()
  const stream = streams.open({ ...aStream(), lastSeen: 4 })!
  for (const version of [4, 5, 5, 3, 6]) streams.publish({ userId: 'anna', version })
  streams.publish({ userId: 'ben', version: 9 })
  streams.stop()
  const text = await new Response(stream.body).text()
  expect(text.match(/id: \d+/g)).toEqual(['id: 5', 'id: 6'])
  expect(streams.open(aStream())).toBeNull()
})
