import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { isLocal } from './local-request.ts'
import type { ServerEnv } from './server-env.ts'

const app = new Hono<ServerEnv>().get('/', (c) => c.text(String(isLocal(c))))

async function answerTo(headers: Readonly<Record<string, string>>): Promise<string> {
  return (await app.request('/', { headers })).text()
}

test.each(['localhost', 'localhost:3000', 'LOCALHOST:3000', '127.0.0.1:3000', '[::1]:3000'])(
  'AUTH-1: a request to %s was made on this machine, but not one with the header of a proxy',
  async (host) => {
    expect(await answerTo({ host })).toBe('true')
    expect(await answerTo({ host, 'x-forwarded-for': '203.0.113.7' })).toBe('false')
  },
)

test.each([
  'planner.example',
  'localhost.planner.example',
  '127.0.0.1.planner.example',
  '10.0.0.1',
  'a b',
  '',
])('AUTH-1: a request to “%s” does not count as made on this machine', async (host) => {
  expect(await answerTo({ host })).toBe('false')
})
