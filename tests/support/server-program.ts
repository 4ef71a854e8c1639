import { join } from 'node:path'
import { root } from './server-data-folder.ts'

/** Only V8's quick compiler for PGlite's code: enough for a test, and a server starts in two thirds of the time. */
const quickStart = ['--liftoff-only', '--wasm-lazy-compilation', '--wasm-lazy-validation']

/** The built server if this run has built it, otherwise the source. */
export const serverFile = process.env.BUILT_SERVER ?? join(root, 'src/server/main.ts')

/** The arguments with which Node starts it. */
export function serverProgram(...flags: readonly string[]): readonly string[] {
  return [...quickStart, ...flags, serverFile]
}
