import { expect, test } from 'vitest'
import { Refusal, unlessRefused } from './ask.ts'
import { troubleOf } from './outcome.ts'

const refusedWith = (body: string) =>
  unlessRefused('getUser', new Response(body, { status: 503 })).catch((error: unknown) => error)

test('SYS-3: what the server refuses is told in its own sentence', async () => {
  const error = await refusedWith('{"code":"SERVICE_UNAVAILABLE","message":"Not now."}')
  expect(error).toBeInstanceOf(Refusal)
  expect(troubleOf(error).reason).toBe('Not now.')
})

test.each([
  '<h1>Bad gateway</h1>',
  'null',
  '{}',
  '{"error":"upstream"}',
  '{"code":503,"message":"no healthy upstream"}',
  '{"code":"X","message":"no route"}',
  '{"code":"SERVICE_UNAVAILABLE"}',
])('SYS-3, BEY-11: %s from a proxy is no refusal: the server could not be reached', async (body) => {
  const error = await refusedWith(body)
  expect(error).not.toBeInstanceOf(Refusal)
  expect(troubleOf(error)).toMatchObject({ isOffline: true, reason: expect.stringMatching(/./) })
})
