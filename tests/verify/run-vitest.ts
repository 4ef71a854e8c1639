import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { root } from '../support/server-data-folder.ts'

/** So that what is built is tried, and not the source, and says it without colours. */
export const ofTheBuild = {
  NO_COLOR: '1',
  FORCE_COLOR: '0',
  BUILT_CLIENT: join(root, 'dist/client'),
  BUILT_SERVER: join(root, 'dist/server/main.js'),
}

export type Ran = { readonly passed: number; readonly output: string; readonly code: number | null }

/** Runs tests; what is wrong is seen at once, and with `isHeard` the rest too. @returns how many passed, what they said, and how they ended */
export async function runVitest(
  chosen: readonly string[],
  more: Readonly<Record<string, string>> = {},
  isHeard = false,
): Promise<Ran> {
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...chosen], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...ofTheBuild, ...more },
  })
  let output = ''
  const hear = (stream: Readable, heard?: Writable) =>
    stream.setEncoding('utf8').on('data', (said: string) => {
      output += said
      heard?.write(said)
    })
  hear(child.stdout, isHeard ? process.stdout : undefined)
  hear(child.stderr, process.stderr)
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { passed: Number(/^ *Tests .*?(\d+) passed/m.exec(output)?.[1] ?? 0), output, code }
}

/** The last that they said, where what failed is named. */
export function endOf({ output }: Ran): string {
  return output.slice(-2_000)
}
