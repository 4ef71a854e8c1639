import { createHash } from 'node:crypto'
import { type IncomingMessage, ServerResponse } from 'node:http'
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib'
import type { SentAddress } from '#scripts/test/sent-addresses'
import type { CheckedHead } from '#scripts/test/sent-heads'
import { createAddressFinder } from './find-addresses.ts'
import { headerFaults, headersIn } from './header-faults.ts'

const decoders: Readonly<Record<string, () => NodeJS.ReadWriteStream>> = {
  br: createBrotliDecompress,
  gzip: createGunzip,
  deflate: createInflate,
  zstd: createZstdDecompress,
}

type Watcher = { readonly piece: (bytes: Uint8Array) => void; readonly end: () => void }

const isHttps = process.env.PUBLIC_URL?.startsWith('https:') ?? false

/** Files that were searched already: tests fetch the same ones again and again. */
const lookedAt = new Set<string>()

type Hearing = {
  readonly onAddress: (sent: SentAddress) => void
  readonly onHead: (checked: CheckedHead) => void
}

/**
 * Reports, for every answer of this process from now on, what its head lacks, and each email address in its head and its body, also
 * where the body is compressed or streamed.
 */
export function watchAnswers(hearing: Hearing): void {
  const watchers = new WeakMap<ServerResponse, Watcher>()
  const watch = (answer: ServerResponse, chunk: unknown, encoding: unknown) => {
    const watcher = watchers.get(answer) ?? watchAnswer(answer, hearing)
    watchers.set(answer, watcher)
    if (typeof chunk === 'string') watcher.piece(Buffer.from(chunk, encodingOf(encoding)))
    else if (chunk instanceof Uint8Array) watcher.piece(chunk)
    return watcher
  }
  const { write, end } = ServerResponse.prototype
  // After the real function, because the head is written by it.
  ServerResponse.prototype.write = function (this: ServerResponse, ...args: unknown[]) {
    const result = Reflect.apply(write, this, args)
    watch(this, args[0], args[1])
    return result
  } as typeof write
  ServerResponse.prototype.end = function (this: ServerResponse, ...args: unknown[]) {
    const result = Reflect.apply(end, this, args)
    watch(this, args[0], args[1]).end()
    return result
  } as typeof end
}

function watchAnswer(answer: ServerResponse, { onAddress, onHead }: Hearing): Watcher {
  const { method = '', headers, socket } = answer.req
  const url = urlOf(answer.req)
  const place = `${method} ${placeOf(url)}`
  const session = sessionOf(headers.cookie ?? '')
  const find = createAddressFinder()
  const search = (bytes: Uint8Array) => {
    for (const address of find(bytes)) onAddress({ place, address, session })
  }
  const head = headOf(answer)
  search(Buffer.from(head, 'latin1'))
  const sent = headersIn(head)
  // A local socket is no browser's.
  if (socket.localPort !== undefined) onHead({ place, faults: headerFaults({ url, headers: sent }, isHttps) })
  const etag = sent.get('etag')
  const known = `${url} ${etag}`
  if (etag && lookedAt.has(known)) return { piece() {}, end() {} }
  const wholeWasSeen = () => {
    if (etag) lookedAt.add(known)
  }
  const decoder = decoders[sent.get('content-encoding') ?? '']?.()
  if (!decoder) return { piece: search, end: wholeWasSeen }
  let hasBody = false
  decoder.on('data', search)
  decoder.on('end', wholeWasSeen)
  // Bytes that cannot be read could hold anything. An answer without a body, as to HEAD, holds nothing.
  decoder.on('error', () => hasBody && onAddress({ place, address: 'unreadable', session }))
  return {
    piece(bytes) {
      hasBody = true
      decoder.write(bytes)
    },
    end: () => decoder.end(),
  }
}

/** The head as it was sent; headers that are given with the status line stand nowhere else. */
function headOf(answer: ServerResponse): string {
  return (answer as unknown as { _header: string | null })._header ?? ''
}

/** The address as it was asked for: the development sign-in hands only a part of it to its library. */
function urlOf(asked: IncomingMessage & { readonly originalUrl?: string }): string {
  return asked.originalUrl ?? asked.url ?? ''
}

function placeOf(url: string): string {
  const path = (url.split('?')[0] ?? '').replace(/(?<=\/interaction\/)[\w-]+/, ':id')
  return path.replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/gi, ':id')
}

function sessionOf(cookie: string): string {
  const token = /session_token=([^;]+)/.exec(cookie)?.[1]
  return token ? createHash('sha256').update(token).digest('hex').slice(0, 16) : ''
}

function encodingOf(given: unknown): BufferEncoding {
  return typeof given === 'string' ? (given as BufferEncoding) : 'utf8'
}
