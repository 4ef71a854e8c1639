import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { root } from '../support/server-data-folder.ts'

/** Settings with which tests try the built app instead of the source, and print without colours. */
export const builtAppSettings = {
  NO_COLOR: '1',
  FORCE_COLOR: '0',
  BUILT_CLIENT: join(root, 'dist/client'),
  BUILT_SERVER: join(root, 'dist/server/main.js'),
}

export type TestRun = { readonly passed: number; readonly output: string; readonly code: number | null }

/** Runs tests and prints their errors at once, with `printsAll` all else too. @returns how many passed, all output, and the exit code */
export async function runVitest(
  chosen: readonly string[],
  more: Readonly<Record<string, string>> = {},
  printsAll = false,
): Promise<TestRun> {
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...chosen], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...builtAppSettings, ...more },
  })
  let output = ''
  const hear = (stream: Readable, heard?: Writable) =>
    stream.setEncoding('utf8').on('data', (said: string) => {
      output += said
      heard?.write(said)
    })
  hear(child.stdout, printsAll ? process.stdout : undefined)
  hear(child.stderr, process.stderr)
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { passed: Number(/^ *Tests .*?(\d+) passed/m.exec(output)?.[1] ?? 0), output, code }
}

/** The end of the output, which names the tests that failed. */
export function endOf({ output }: TestRun): string {
  return output.slice(-2_000)
}
