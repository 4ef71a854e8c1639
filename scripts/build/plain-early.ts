import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Removes blank lines, and lines that are only a comment, from early.js, which is not bundled: every first visit waits for it. */
export function plainEarly(): Plugin {
  let folder = ''
  return {
    name: 'plain-early',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir)
    },
    // Not later: in closeBundle, the service worker's plugin records the hash of each file.
    async writeBundle() {
      const path = join(folder, 'early.js')
      const lines = (await readFile(path, 'utf8')).split('\n').map((line) => line.trim())
      await writeFile(path, lines.filter((line) => line !== '' && !line.startsWith('//')).join('\n'))
    },
  }
}
