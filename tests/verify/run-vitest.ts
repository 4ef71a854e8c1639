import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../support/server-data-folder.ts'

/** So that what is built is tried, and not the source, and says it without colours. */
export const ofTheBuild = {
  NO_COLOR: '1',
  FORCE_COLOR: '0',
  BUILT_CLIENT: join(root, 'dist/client'),
  BUILT_SERVER: join(root, 'dist/server/main.js'),
}

export type Ran = { readonly passed: number; readonly output: string; readonly code: number | null }

/** Runs tests. @returns how many passed, what they said, and how they ended */
export async function runVitest(
  chosen: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...chosen], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...ofTheBuild, ...more },
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { passed: Number(/^ *Tests .*?(\d+) passed/m.exec(output)?.[1] ?? 0), output, code }
}

/** The last that they said, where what failed is named. */
export function endOf({ output }: Ran): string {
  return output.slice(-2_000)
}
