import { Agent, request } from 'node:http'
import type { Answered } from '../../support/saving.ts'
import type { RunningServer } from '../../support/server.ts'
import type { SignedIn } from '../../support/sign-in.ts'

/** Calls procedures of several servers, any number at once, over connections that stay open. */
export type OpenCaller = {
  readonly call: <Body>(
    server: RunningServer,
    who: SignedIn,
    procedure: string,
    input: object,
  ) => Promise<Answered<Body>>
  readonly close: () => void
}

export function openCaller(): OpenCaller {
  // The server ends what was idle for five seconds, so this side does it earlier.
  const agent = new Agent({ keepAlive: true, timeout: 4_000, scheduling: 'lifo' })
  const call = <Body>(server: RunningServer, who: SignedIn, procedure: string, input: object) =>
    new Promise<Answered<Body>>((resolve, reject) => {
      const body = JSON.stringify(input)
      const sent = request(
        {
          agent,
          port: server.port,
          host: '127.0.0.1',
          path: `/api/${procedure}`,
          method: 'POST',
          headers: {
            host: `localhost:${server.port}`,
            cookie: who.cookie,
            origin: `http://localhost:${server.port}`,
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          },
        },
        (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('error', reject)
          answer.on('end', () => {
            try {
              resolve({
                status: answer.statusCode ?? 0,
                body: JSON.parse(String(Buffer.concat(chunks))) as Body,
              })
            } catch (error) {
              reject(error)
            }
          })
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })
  return { call, close: () => agent.destroy() }
}
