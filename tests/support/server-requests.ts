import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import type { RunningServer } from './server.ts'

/** Calls a procedure like a program: JSON, without origin or cookie. */
export function call(
  server: RunningServer,
  procedure: string,
  body: unknown = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(`${server.url}/api/${procedure}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

export type RawAnswer = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

type Asking = {
  readonly method?: string
  readonly headers?: RawHeaders
  readonly body?: string
}

/** A header with several values is sent as several lines. */
export type RawHeaders = Readonly<Record<string, string | string[]>>

/** Sends a request exactly as given: without normalising the path or decompressing the answer. */
export function ask(
  server: RunningServer,
  path: string,
  { method = 'GET', headers = {}, body }: Asking = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: server.port, path, method, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

export type SlowCall = { readonly finish: () => void; readonly answer: Promise<string> }

/** A server that is asked with `expect: 100-continue` sends this when it begins with the request. */
const goOn = 'HTTP/1.1 100 Continue\r\n\r\n'

/** Calls getCatalogues, but holds back the last byte of the body until told. The server has begun with it when this resolves. */
export async function callSlowly(server: RunningServer): Promise<SlowCall> {
  const socket = connect(server.port, '127.0.0.1')
  let received = ''
  const begun = new Promise<void>((resolve) => {
    socket.on('data', (chunk) => {
      received += chunk
      if (received.startsWith(goOn)) resolve()
    })
  })
  socket.on('error', () => {})
  const answer = new Promise<string>((resolve) =>
    socket.once('close', () => resolve(received.replace(goOn, ''))),
  )
  socket.write(
    `POST /api/getCatalogues HTTP/1.1\r\nhost: 127.0.0.1:${server.port}\r\nconnection: close\r\n` +
      'expect: 100-continue\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n',
  )
  await begun
  socket.write('{')
  return { finish: () => socket.write('}'), answer }
}
