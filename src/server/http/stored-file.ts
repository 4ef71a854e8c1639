import { createHash } from 'node:crypto'
import { constants, gzipSync } from 'node:zlib'
import { accepts } from './accepts.ts'
import type { CompressionCache } from './compression-cache.ts'
import { documentPolicy } from './security-headers.ts'
import type { RequestContext } from './server-env.ts'

/** A file in memory, compressed once and not for each request. */
export type StoredFile = {
  readonly type: string
  readonly cacheControl: string
  readonly hash: string
  readonly plain: Buffer
  /** Compressed at the first request for it: nearly every browser takes brotli. Null where it is not worth it. */
  gzip: (() => Buffer) | null
  /** Null until compressed, which takes seconds for a large file. */
  brotli: Buffer | null
}

type FileFacts = {
  readonly type: string
  readonly immutable: boolean
  /** The name of its file in the compression cache. */
  readonly cacheName: string
  /** The compressed form, if the build made one. */
  readonly brotli?: Buffer | null
}

// Below this the headers outweigh what compressing saves.
const smallestWorthIt = 512

/** Brotli is compressed in the background unless it is given; until then gzip is sent. */
export function storeFile(
  plain: Buffer,
  { type, immutable, cacheName, brotli = null }: FileFacts,
  cache: CompressionCache,
): StoredFile {
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  const file: StoredFile = {
    type,
    cacheControl: immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    hash,
    plain,
    gzip: null,
    brotli: null,
  }
  if (!compresses(type) || plain.byteLength < smallestWorthIt) return file
  let gzip: Buffer | undefined
  file.gzip = () => {
    // Level 5 of 9.
    gzip ??= gzipSync(plain, { level: constants.Z_BEST_SPEED + 4 })
    return gzip
  }
  if (brotli) file.brotli = brotli
  else
    cache.brotli(cacheName, plain).then(
      (made) => {
        file.brotli = made
      },
      () => {}, // gzip is served instead
    )
  return file
}

/** Sends the smallest form that the browser accepts, or 304. */
export function sendFile(c: RequestContext, file: StoredFile): Response {
  const { encoding, bytes } = bestForm(file, c.req.header('accept-encoding') ?? '')
  const tag = `"${file.hash}${encoding ? `-${encoding}` : ''}"`
  c.header('cache-control', file.cacheControl)
  c.header('etag', tag)
  if (compresses(file.type)) c.header('vary', 'accept-encoding')
  if (hasTag(c.req.header('if-none-match'), tag)) return c.body(null, 304)
  if (file.type.startsWith('text/html')) c.header('content-security-policy', documentPolicy)
  if (encoding) c.header('content-encoding', encoding)
  c.header('content-type', file.type)
  const sent = bytes()
  c.header('content-length', String(sent.byteLength))
  return c.body(sent as Buffer<ArrayBuffer>)
}

/** Whether files of a type become smaller: texts do, and their types name a charset, all but that of SVG; pictures and fonts do not. */
function compresses(type: string): boolean {
  return type.includes('charset') || type === 'image/svg+xml'
}

/** The bytes are made only when they are sent: for a browser that has the file already none need be compressed. */
function bestForm(
  { plain, gzip, brotli }: StoredFile,
  accepted: string,
): { readonly encoding: string; readonly bytes: () => Buffer } {
  if (brotli && accepts(accepted, 'br')) return { encoding: 'br', bytes: () => brotli }
  if (gzip && accepts(accepted, 'gzip')) return { encoding: 'gzip', bytes: gzip }
  return { encoding: '', bytes: () => plain }
}

function hasTag(header: string | undefined, tag: string): boolean {
  return (header ?? '')
    .split(',')
    .some((part) => part.trim().replace(/^W\//, '') === tag || part.trim() === '*')
}
