import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { type CompressionCache, readCompressed } from './compression-cache.ts'
import { type StoredFile, storeFile } from './stored-file.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

// Vite puts a hash of the content into these names.
const hashedName = /^\/assets\/.+-[\w-]{8,}\.\w+$/

const compressedEnd = '.br'

/**
 * The files of the built client by path, such as "/assets/index-1a2b3c4d.js"; empty if it was not built.
 * @param page is given the text of index.html, and returns the one to serve
 */
export async function readClientFiles(
  folder: string,
  { page, cache }: { readonly page: (html: string) => string; readonly cache: CompressionCache },
): Promise<ReadonlyMap<string, StoredFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(compressedEnd))
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    await Promise.all(
      paths.map(async (path): Promise<[string, StoredFile]> => {
        const address = `/${relative(folder, path).split(sep).join('/')}`
        const read = await readFile(path)
        const bytes = address === '/index.html' ? Buffer.from(page(read.toString())) : read
        // The build writes it next to the file; null where there is none, or it is of another text.
        const brotli = await readCompressed(`${path}${compressedEnd}`, bytes)
        return [address, storeClientFile(address, { bytes, brotli }, cache)]
      }),
    ),
  )
}

type Read = { readonly bytes: Buffer; readonly brotli: Buffer | null }

function storeClientFile(address: string, { bytes, brotli }: Read, cache: CompressionCache): StoredFile {
  return storeFile(
    bytes,
    {
      type: types[extname(address).toLowerCase()] ?? 'application/octet-stream',
      immutable: hashedName.test(address),
      cacheName: `client-${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}`,
      brotli,
    },
    cache,
  )
}
