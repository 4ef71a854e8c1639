import { join } from 'node:path'
import { quickWasm } from './quick-wasm.ts'
import { root } from './server-data-folder.ts'

/** The built server if this run has built it, otherwise the source. */
export const serverFile = process.env.BUILT_SERVER ?? join(root, 'src/server/main.ts')

/** The arguments with which Node starts it. */
export function serverProgram(...flags: readonly string[]): readonly string[] {
  return [...quickWasm, ...flags, serverFile]
}
