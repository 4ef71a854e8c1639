import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildWhenNeeded, server as part } from '#scripts/build/build-when-needed'
import { heapFlags } from '#scripts/heap-flags'
import { type DatabaseSettings, knownSecret } from '../../support/former-database.ts'
import type { RunningServer } from '../../support/server.ts'
import { node, root } from '../../support/server-data-folder.ts'
import { freePort } from '../../support/server-port.ts'
import { asRunning } from '../crash/crowd.ts'

const readyWithinMs = 120_000
const sampleMs = 100

export type BuiltServer = {
  readonly running: RunningServer
  /** Bytes in memory now. */
  readonly memory: () => number
  /** The most bytes in memory since the last time this was called. */
  readonly peak: () => number
  readonly stop: () => Promise<void>
}

/** The server as `npm start` runs it, without the flags that make tests faster. */
export async function startBuiltServer(settings: DatabaseSettings): Promise<BuiltServer> {
  buildWhenNeeded(part)
  const port = await freePort()
  const child = spawn(node, [...heapFlags, join(root, part.result)], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      CATALOGUE: join(root, 'tests/support/catalogue/recipes.json'),
      CATALOGUE_SOURCE: '',
      LOG_LEVEL: 'warn',
      API_REQUESTS_PER_MINUTE: '1000000',
      AUTH_SECRET: knownSecret,
      ...settings,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  let isOver = false
  const ended = new Promise<void>((resolve) =>
    child.once('close', () => {
      isOver = true
      resolve()
    }),
  )
  const memory = () => residentBytes(child.pid!)
  let peak = 0
  const sampling = setInterval(() => {
    peak = Math.max(peak, memory())
  }, sampleMs)
  const url = `http://127.0.0.1:${port}`
  await untilReady(url, () => isOver)
  return {
    running: asRunning({ url, port, output: () => '' }),
    memory,
    peak() {
      const most = Math.max(peak, memory())
      peak = 0
      return most
    },
    async stop() {
      clearInterval(sampling)
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function untilReady(url: string, isOver: () => boolean): Promise<void> {
  const until = Date.now() + readyWithinMs
  while (Date.now() < until && !isOver()) {
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    await answer?.arrayBuffer()
    if (answer?.status === 200 && !isOver()) return
    await sleep(50)
  }
  throw new Error('the server did not start')
}

/** 0 if the process has ended. */
function residentBytes(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return 1_024 * Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0)
  } catch {
    return 0
  }
}
