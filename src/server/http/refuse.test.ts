import { Hono } from 'hono'
import pino from 'pino'
import { expect, test } from 'vitest'
import { Busy } from './busy.ts'
import { refuseUnexpected } from './refuse.ts'
import type { ServerEnv } from './server-env.ts'

test('R4, S7: a request that waited too long for a busy settlement is told so, and that nothing was done', async () => {
  const { answer, logged } = await failWith(new Busy('Busy. Nothing was done.', 'a settlement is busy'))
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await answer.json()).toEqual({ code: 'SERVICE_UNAVAILABLE', message: 'Busy. Nothing was done.' })
  expect(logged).toMatchObject([{ level: 40, msg: 'a settlement is busy' }])
})

test('R4: while the database is away, a request is told so', async () => {
  const { answer, logged } = await failWith(Object.assign(new Error('no'), { code: 'ECONNREFUSED' }))
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({
    message: expect.stringContaining('database cannot be reached'),
  })
  expect(logged).toMatchObject([{ level: 40, msg: 'the database is out of reach' }])
})

/** The answer to a request that fails, and the lines of the log, in which level 40 is a warning. */
async function failWith(error: Error) {
  const logged: unknown[] = []
  const log = pino({}, { write: (line: string) => logged.push(JSON.parse(line)) })
  const app = new Hono<ServerEnv>()
  app.onError(refuseUnexpected(log))
  app.get('/', () => {
    throw error
  })
  return { answer: await app.request('/'), logged }
}
