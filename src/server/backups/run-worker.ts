import { fork } from 'node:child_process'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BackupEnd, BackupOrder } from './backup-worker.ts'

/** Next to this file, in the sources and in the built server. */
const worker = new URL(`./backup-worker${extname(import.meta.url)}`, import.meta.url)
const brokenOff = (error: unknown): BackupEnd => ({
  type: 'failed',
  sentence: 'The backup broke off.',
  error,
})

/** Makes a backup in its own process. */
export function runWorker(order: BackupOrder, signal: AbortSignal): Promise<BackupEnd> {
  return new Promise((resolve) => {
    const child = fork(fileURLToPath(worker), {
      signal,
      killSignal: 'SIGKILL',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child.once('message', (end) => resolve(end as BackupEnd))
    child.once('error', (error) => resolve(brokenOff(error)))
    child.once('exit', () => resolve(brokenOff(null)))
    child.send(order)
  })
}
