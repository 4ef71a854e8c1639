import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Plugin } from 'vite'
import { smallestBrotli } from '../../src/server/http/smallest-brotli.ts'
import { afterBuild } from './after-build.ts'

const worthIt = new Set(['.js', '.css', '.svg', '.txt', '.webmanifest'])

/**
 * Writes a `<file>.br` beside each text file of the built client but the page, compressed at brotli's best level. The server would need
 * seconds for that after its first start. The page itself is compressed by the server, because the server writes into it.
 */
export function compressClient(): Plugin {
  return afterBuild('compress-client', async (folder) => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile() && worthIt.has(extname(entry.name)))
    await Promise.all(files.map((file) => compressFile(join(file.parentPath, file.name))))
  })
}

async function compressFile(path: string): Promise<void> {
  await writeFile(`${path}.br`, await smallestBrotli(await readFile(path)))
}
