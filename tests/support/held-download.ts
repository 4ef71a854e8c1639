import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import type { RunningServer } from './server.ts'
import type { SignedIn } from './sign-in.ts'

export type Download = { readonly sent: ClientRequest; readonly answer: IncomingMessage }

/** Asks for an export and reads nothing of the answer but its head: of 20 MB the rest has to wait at the server. */
export function beginExport(server: RunningServer, { cookie, origin }: SignedIn): Promise<Download> {
  return new Promise((resolve, reject) => {
    const sent = request(`${server.url}/api/exportAccount`, {
      method: 'POST',
      // A connection of its own: one that was read from fast before holds all of it by itself.
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
