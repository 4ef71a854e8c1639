import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import type { RunningServer } from './server.ts'
import type { SignedIn } from './sign-in.ts'

export type Download = { readonly sent: ClientRequest; readonly answer: IncomingMessage }

/**
 * Starts an export and reads only the answer's head. If the account's states are 8 MB (`historyOf`), more than sockets hold, most of the
 * answer waits at the server.
 */
export function beginExport(server: RunningServer, { cookie, origin }: SignedIn): Promise<Download> {
  return new Promise((resolve, reject) => {
    const sent = request(`${server.url}/api/exportAccount`, {
      method: 'POST',
      // A new connection: one from which was read fast before would buffer all of it.
      agent: false,
      headers: { 'content-type': 'application/json', cookie, origin },
    })
    sent.once('response', (answer) => resolve({ sent, answer }))
    sent.once('error', reject)
    sent.end('{}')
  })
}

export async function restOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
