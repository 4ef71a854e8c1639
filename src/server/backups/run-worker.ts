import { fork } from 'node:child_process'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hourMs } from '../configuration/clock.ts'
import type { BackupEnd, BackupOrder } from './backup-worker.ts'

/** Next to this file, in the sources and in the built server. */
const worker = new URL(`./backup-worker${extname(import.meta.url)}`, import.meta.url)
/** Longer than anything takes that fits into memory. Without a limit, one that hangs would be the last. */
const mostHours = 2

/** Makes a backup in its own process. Answers once that has ended, so nothing is written into its folder any more. */
export function runWorker(
  order: BackupOrder,
  signal: AbortSignal,
  withinMs = mostHours * hourMs,
): Promise<BackupEnd> {
  return new Promise((resolve) => {
    const tooLong = AbortSignal.timeout(withinMs)
    const child = fork(fileURLToPath(worker), {
      signal: AbortSignal.any([signal, tooLong]),
      killSignal: 'SIGKILL',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    let end: BackupEnd | null = null
    child.once('message', (message) => {
      end = message as BackupEnd
    })
    child.on('error', (error) => {
      end ??= brokenOff(tooLong.aborted ? tookTooLong : 'The backup broke off.', error)
      if (child.pid === undefined) resolve(end)
    })
    child.once('exit', () => resolve(end ?? brokenOff('The backup broke off.', null)))
    child.send(order)
  })
}

const tookTooLong = `It was not through after ${mostHours} hours.`

function brokenOff(sentence: string, error: unknown): BackupEnd {
  return { type: 'failed', sentence, error }
}
