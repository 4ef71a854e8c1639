import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { Logger } from 'pino'
import { inTurn } from './in-turn.ts'
import { smallestBrotli } from './smallest-brotli.ts'

const decompress = promisify(brotliDecompress)

/** Compresses with brotli's best level, which takes seconds for a catalogue, and keeps the result for the next start. */
export type CompressionCache = { readonly brotli: (name: string, bytes: Buffer) => Promise<Buffer> }

/** The cache is a folder of `<name>.br` files. If it cannot be written to, each start compresses again. */
export function createCompressionCache(folder: string, log: Logger): CompressionCache {
  // One at a time: four would block all threads that read files and resolve names.
  const turns = inTurn()
  return {
    brotli: (name, bytes) => {
      const path = join(folder, `${name}.br`)
      return turns(
        async () => (await readCompressed(path, bytes)) ?? (await compressAndKeep(path, bytes, log)),
      )
    },
  }
}

/** The kept compressed form of these bytes. It is decompressed and compared: an incomplete file would be served for good. */
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
