import { join } from 'node:path'
import { root } from './server-data-folder.ts'

/** V8's first, quick reading of PGlite's code is enough for what a test asks, and takes a third off a start. */
const quickStart = ['--liftoff-only', '--wasm-lazy-compilation', '--wasm-lazy-validation']

/** The server that `npm start` runs where a run has built it, the source otherwise. */
export const serverFile = process.env.BUILT_SERVER ?? join(root, 'src/server/main.ts')

/** What Node is told to start it. */
export function serverProgram(...flags: readonly string[]): readonly string[] {
  return [...quickStart, ...flags, serverFile]
}
