import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Dice } from '#scripts/verify-sync/dice'

export type DroppingProxy = {
  readonly url: string
  /** The bodies of the answers that were lost. */
  readonly dropped: () => readonly string[]
  readonly close: () => void
}

/** A proxy that passes every request on and loses so many of a hundred answers completely. */
export async function startDroppingProxy(
  serverUrl: string,
  dice: Dice,
  percent: number,
): Promise<DroppingProxy> {
  const dropped: string[] = []
  const proxy = createServer(async (request, response) => {
    const reply = await fetch(`${serverUrl}${request.url}`, {
      method: request.method ?? 'GET',
      headers: { 'content-type': 'application/json', ...signedIn(request) },
      body: await readAll(request),
    })
    const body = await reply.text()
    if (reply.status === 200 && dice.happens(percent)) {
      dropped.push(body)
      request.socket.destroy()
    } else response.writeHead(reply.status, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    dropped: () => dropped,
    close: () => {
      proxy.close()
      proxy.closeAllConnections()
    },
  }
}

function signedIn({ headers: { cookie = '', origin = '' } }: IncomingMessage) {
  return { cookie, origin }
}

async function readAll(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}
