import { connect } from 'node:http2'
import { request } from 'node:https'
import type { SignedIn } from '../../support/sign-in.ts'

export type Answer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
}

export type HeardStream = {
  readonly status: number
  /** Waits until the stream has said these words. @returns the milliseconds since the call, or null after five seconds */
  readonly hears: (words: string) => Promise<number | null>
  readonly close: () => void
}

const patienceMs = 5_000
const heldBack = 'a stream was held back: not even its headers came'

type Headers = Readonly<Record<string, string>>

/** Somebody who comes over https, through the proxy. Its certificate is our own, so nobody vouches for it. */
export function visitor(origin: string, who: SignedIn | null) {
  const own: Headers = who ? { cookie: who.cookie, origin } : {}
  const send = (path: string, { body, headers = {} }: { body?: string; headers?: Headers } = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const sent = request(
        `${origin}${path}`,
        {
          method: body === undefined ? 'GET' : 'POST',
          headers: { ...own, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
          rejectUnauthorized: false,
        },
        (answer) => {
          let text = ''
          answer.setEncoding('utf8')
          answer.on('data', (chunk) => {
            text += chunk
          })
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })
  return {
    get: (path: string) => send(path),
    post: (path: string, body: string) => send(path, { body }),
    async act<Body>(name: string, input: object): Promise<Body> {
      const { status, text } = await send(`/api/${name}`, { body: JSON.stringify(input) })
      if (status !== 200) throw new Error(`${name} was answered with ${status}: ${text}`)
      return JSON.parse(text) as Body
    },
    /** Opens a stream over HTTP/1.1. */
    listen: (path: string, headers: Headers = {}) =>
      new Promise<HeardStream>((resolve, reject) => {
        const sent = request(
          `${origin}${path}`,
          { headers: { ...own, ...headers }, rejectUnauthorized: false },
          (answer) => {
            answer.setEncoding('utf8')
            answer.on('error', () => {})
            sent.setTimeout(0)
            resolve({ status: answer.statusCode ?? 0, ...hearing(answer), close: () => sent.destroy() })
          },
        )
        sent.on('error', reject)
        sent.setTimeout(patienceMs, () => sent.destroy(new Error(heldBack)))
        sent.end()
      }),
    /** Opens a stream over HTTP/2, as browsers do. */
    listenAsBrowser: (path: string) =>
      new Promise<HeardStream>((resolve, reject) => {
        const session = connect(origin, { rejectUnauthorized: false })
        session.on('error', reject)
        const stream = session.request({ ':path': path, ...own })
        stream.setEncoding('utf8')
        const heard = hearing(stream)
        stream.on('error', reject)
        stream.setTimeout(patienceMs, () => session.destroy(new Error(heldBack)))
        stream.on('response', (headers) => {
          stream.setTimeout(0)
          resolve({ status: Number(headers[':status']), ...heard, close: () => session.destroy() })
        })
        stream.end()
      }),
  }
}

function hearing(stream: NodeJS.ReadableStream): Pick<HeardStream, 'hears'> {
  let text = ''
  stream.on('data', (chunk) => {
    text += chunk
  })
  return {
    hears: (words) =>
      new Promise((resolve) => {
        const since = performance.now()
        const look = () => {
          if (!text.includes(words)) return
          end(performance.now() - since)
        }
        const giveUp = setTimeout(() => end(null), patienceMs)
        const end = (ms: number | null) => {
          clearTimeout(giveUp)
          stream.off('data', look)
          resolve(ms)
        }
        stream.on('data', look)
        look()
      }),
  }
}
