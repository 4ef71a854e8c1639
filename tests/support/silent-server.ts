import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'

/** A database that takes every connection and never answers. */
export type SilentServer = {
  readonly url: string
  /** Its first connection, once there is one. */
  readonly called: () => Promise<Socket>
  readonly close: () => Promise<void>
}

export async function silentServer(): Promise<SilentServer> {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    socket.on('error', () => {})
    sockets.push(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `postgres://nobody@127.0.0.1:${port}/nothing`,
    async called() {
      if (sockets.length === 0) await once(server, 'connection')
      return sockets[0]!
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
