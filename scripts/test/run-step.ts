import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** The steps before all tests: their arguments for Node. */
export const types = ['node_modules/typescript/bin/tsc', '-b']
export const lint = ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings']

/** Runs a command under this Node, and prints how it ended and how long it took. */
export async function runStep(name: string, command: readonly string[]): Promise<'ok' | 'failed'> {
  const begin = Date.now()
  const child = spawn(process.execPath, command, { stdio: 'inherit' })
  const [status] = await once(child, 'close')
  const result = status === 0 ? 'ok' : 'failed'
  console.log(`${name} ${result} (${((Date.now() - begin) / 1000).toFixed(1)} s)`)
  return result
}
