import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { quickWasm } from './quick-wasm.ts'
import { root } from './server-data-folder.ts'

/** The built server if this run has built it, otherwise the source. */
export const serverFile = process.env.BUILT_SERVER ?? join(root, 'src/server/main.ts')

/** Flags with which Node first loads a deliberate fault, where a proof is to show that it can fail. */
export function faultFlags(): readonly string[] {
  const { SERVER_FAULT } = process.env
  return SERVER_FAULT ? [`--import=${pathToFileURL(SERVER_FAULT)}`] : []
}

/** The arguments with which Node starts the server. */
export function serverProgram(...flags: readonly string[]): readonly string[] {
  return [...quickWasm, ...flags, serverFile]
}
