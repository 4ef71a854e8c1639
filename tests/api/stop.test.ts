import { describe, expect, test } from 'vitest'
import { type Ended, eventually, serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { callSlowly } from '../support/server-requests.ts'

const { start } = serversOfThisFile()

describe.concurrent.each(databasesOfThisFile())('on $kind', ({ settings }) => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    'R3: %s lets the request under way finish, takes no new one, and ends with 0',
    async (signal) => {
      const server = await start(await settings())
      const slow = await callSlowly(server)
      server.signal(signal)
      server.signal('SIGINT') // npm passes Ctrl+C on, though the terminal has sent it already
      await eventually(async () => (await fetch(`${server.url}/healthz`).catch(() => null)) === null)
      slow.finish()
      expect(await slow.answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*"version":"wood-1"/)
      const { code, errors } = await server.ended
      expect([code, errors]).toEqual([0, ''])
    },
  )

  test('R3: SIGTERM ends it within 10 s also when a request never finishes', async () => {
    const server = await start(await settings())
    await callSlowly(server)
    server.signal('SIGTERM')
    const ended = await server.ended
    expect(ended.code).toBe(0)
    // Sooner than the request's own 10 s, which would end it too.
    expect(msToStop(ended)).toBeLessThan(9_600)
  })

  test('R3: an idle connection that a browser keeps open does not delay it', async () => {
    const server = await start(await settings())
    await fetch(`${server.url}/healthz`)
    server.signal('SIGTERM')
    const ended = await server.ended
    expect(ended.code).toBe(0)
    expect(msToStop(ended)).toBeLessThan(2_000)
  })
})

/** By the server's own log, which does not count how long a busy machine took to deliver the signal. */
function msToStop({ output }: Ended): number {
  const lines: { msg: string; time: string }[] = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const timeOf = (message: string) => Date.parse(lines.find(({ msg }) => msg === message)?.time ?? '')
  return timeOf('stopped') - timeOf('stopping')
}
