import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { Logger } from 'pino'
import { smallestBrotli } from './smallest-brotli.ts'

const decompress = promisify(brotliDecompress)

/** Compresses as small as brotli can, which takes seconds for a catalogue, and keeps the result for the next start. */
export type CompressionCache = { readonly brotli: (name: string, bytes: Buffer) => Promise<Buffer> }

/** The cache is a folder of `<name>.br`; without a folder that can be written to, each start does the work again. */
export function createCompressionCache(folder: string, log: Logger): CompressionCache {
  // One after another: four at once would keep every worker thread from reading files and looking up names.
  let last: Promise<unknown> = Promise.resolve()
  return {
    brotli: (name, bytes) => {
      const path = join(folder, `${name}.br`)
      const result = last.then(
        async () => (await readCompressed(path, bytes)) ?? (await compressAndKeep(path, bytes, log)),
      )
      last = result.catch(() => {})
      return result
    },
  }
}

/** Those bytes as they were compressed before; opened and compared, because a cut-off file would be served for good. */
export async function readCompressed(path: string, bytes: Buffer): Promise<Buffer | null> {
  try {
    const kept = await readFile(path)
    return (await decompress(kept)).equals(bytes) ? kept : null
  } catch {
    return null
  }
}

async function compressAndKeep(path: string, bytes: Buffer, log: Logger): Promise<Buffer> {
  const compressed = await smallestBrotli(bytes)
  try {
    await mkdir(join(path, '..'), { recursive: true })
    const unfinished = `${path}.${randomUUID()}`
    await writeFile(unfinished, compressed)
    await rename(unfinished, path)
  } catch (error) {
    log.warn({ err: error }, 'a compressed file could not be kept for the next start')
  }
  return compressed
}
