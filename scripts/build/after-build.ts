import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * A plugin that works on the folder of the built client when all of it is written, the service worker too. Several such plugins
 * work one after the other, in the order of the list of plugins.
 */
export function afterBuild(name: string, work: (folder: string) => Promise<void>): Plugin {
  let folder = ''
  return {
    name,
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir)
    },
    closeBundle: { order: 'post', sequential: true, handler: () => work(folder) },
  }
}
