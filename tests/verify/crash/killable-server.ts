import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { heapFlags } from '#scripts/heap-flags'
import { node, root } from '../../support/server-data-folder.ts'
import { faultFlags, serverProgram } from '../../support/server-program.ts'

const readyWithinMs = 60_000

/** The real server as a separate process, always on the same port, so that sessions remain valid. */
export type KillableServer = {
  readonly url: string
  readonly port: number
  readonly pid: number
  /** @returns the milliseconds until it was ready; null if it ended or was not ready within a minute */
  readonly ready: () => Promise<number | null>
  /** Ends it by kill -9. */
  readonly kill: () => Promise<void>
  readonly errors: () => string
  /** What it logged: warnings and faults. */
  readonly output: () => string
}

/** @param hear is called at once with what the server prints on standard output */
export function startKillableServer(
  port: number,
  settings: Readonly<Record<string, string>>,
  program: readonly string[] = serverProgram(),
  hear: (more: string) => void = () => {},
): KillableServer {
  const startedAt = performance.now()
  const child = spawn(node, [...heapFlags, ...faultFlags(), ...program], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      CATALOGUE: join(root, 'tests/support/catalogue/recipes.json'),
      CATALOGUE_SOURCE: '',
      LOG_LEVEL: 'warn',
      API_REQUESTS_PER_MINUTE: '1000000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
    hear(String(chunk))
  })
  let errors = ''
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  let isOver = false
  const ended = new Promise<void>((resolve) =>
    child.once('close', () => {
      isOver = true
      resolve()
    }),
  )
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    port,
    pid: child.pid!,
    errors: () => errors,
    output: () => output,
    async ready() {
      while (!isOver && performance.now() - startedAt < readyWithinMs) {
        const answer = await fetch(`${url}/readyz`).catch(() => null)
        await answer?.arrayBuffer()
        if (answer?.status === 200) return performance.now() - startedAt
        await sleep(20)
      }
      return null
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
