import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { smallestBrotli } from '../../src/server/http/smallest-brotli.ts'

const worthIt = new Set(['.js', '.css', '.svg', '.txt', '.webmanifest'])

/**
 * Writes each file of the built client a second time, as small as brotli can make it, as `<file>.br`: the server would
 * need seconds for that after its first start, and the first visitors would load more. The page itself is the server's
 * to compress, because it writes into it.
 */
export function compressClient(): Plugin {
  let folder = ''
  return {
    name: 'compress-client',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir)
    },
    closeBundle: {
      // After the service worker is written.
      order: 'post',
      sequential: true,
      async handler() {
        const entries = await readdir(folder, { recursive: true, withFileTypes: true })
        const files = entries.filter((entry) => entry.isFile() && worthIt.has(extname(entry.name)))
        await Promise.all(files.map((file) => compressFile(join(file.parentPath, file.name))))
      },
    },
  }
}

async function compressFile(path: string): Promise<void> {
  await writeFile(`${path}.br`, await smallestBrotli(await readFile(path)))
}
