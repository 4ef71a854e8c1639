import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import type { SignedIn } from '../../support/sign-in.ts'

/** Calls procedures over a connection that stays open, each time under a new operation id. */
export function httpCaller(port: number, who: SignedIn) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const call = (procedure: string, input: object): Promise<void> =>
    new Promise((resolve, reject) => {
      const body = JSON.stringify({ ...input, operationId: randomUUID() })
      const sent = request(
        {
          agent,
          port,
          host: '127.0.0.1',
          path: `/api/${procedure}`,
          method: 'POST',
          headers: {
            // As a browser names the host of the page at which `who` signed in, which is also in their `origin`.
            host: `localhost:${port}`,
            cookie: who.cookie,
            origin: who.origin,
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          },
        },
        (answer) => {
          answer.resume()
          answer.on('end', () =>
            answer.statusCode === 200 ? resolve() : reject(new Error(`refused with ${answer.statusCode}`)),
          )
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })
  return { call, close: () => agent.destroy() }
}
