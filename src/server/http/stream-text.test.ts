import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { ServerEnv } from './server-env.ts'
import { streamJson, type TextPieces } from './stream-text.ts'

async function* pieces(...texts: readonly string[]): TextPieces {
  yield* texts
}

async function answerOf(fields: Readonly<Record<string, unknown>>): Promise<Response> {
  const app = new Hono<ServerEnv>()
  // No field fails midway here, so there is no failure to tell of.
  app.get('/', (c) => streamJson(c, fields, () => {}))
  return app.request('/')
}

test('AUTH-5: fields read while sending and fields with plain values make one JSON object', async () => {
  const answer = await answerOf({ version: 1, lists: pieces('[1', ',2', ']'), none: pieces('[]'), last: 'ö' })
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(await answer.json()).toEqual({ version: 1, lists: [1, 2], none: [], last: 'ö' })
})

test('AUTH-5: no surrogate pair is cut in two, wherever a long text is divided', async () => {
  for (const before of ['', 'x']) {
    const text = before + '😀'.repeat(100_000)
    const answer = await answerOf({ text: pieces(JSON.stringify(text)) })
    expect(await answer.json()).toEqual({ text })
  }
})
