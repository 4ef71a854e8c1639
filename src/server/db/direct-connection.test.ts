import { existsSync, readFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SilentServer, silentServer } from '#tests/support/silent-server'
import { connectForLong } from './direct-connection.ts'
import { isOutOfReach } from './out-of-reach.ts'

let server: SilentServer
beforeEach(async () => {
  server = await silentServer()
})
afterEach(() => server.close())

test('R4: a database that never answers is given up within 60 s, as one that is out of reach', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const failed = connectForLong({ connectionString: server.url }).catch((error: unknown) => error)
    await server.called()
    vi.advanceTimersByTime(60_000)
    expect(isOutOfReach(await failed)).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})

test.runIf(existsSync('/proc/net/tcp'))(
  'R4: a connection that is silent for a minute asks whether anybody is there',
  async () => {
    const failed = connectForLong({ connectionString: server.url }).catch(() => {})
    const socket = await server.called()
    await expect.poll(() => asksWithinSeconds(socket)).toBeLessThanOrEqual(60)
    socket.destroy()
    await failed
  },
)

/** In how many seconds the other end asks, by what the kernel says; infinitely many if it never does. */
function asksWithinSeconds({ remotePort, localPort }: Socket): number {
  const [from, to] = [remotePort!, localPort!].map((port) => port.toString(16).toUpperCase().padStart(4, '0'))
  // The file has addresses and ports in hex: 0100007F is 127.0.0.1. The 01 after them is an established connection, and 02 a timer that
  // asks, with the time until then in hundredths of a second.
  const [, hundredths] =
    new RegExp(`0100007F:${from} 0100007F:${to} 01 \\w+:\\w+ 02:(\\w+)`).exec(
      readFileSync('/proc/net/tcp', 'utf8'),
    ) ?? []
  return hundredths === undefined ? Number.POSITIVE_INFINITY : Number.parseInt(hundredths, 16) / 100
}
