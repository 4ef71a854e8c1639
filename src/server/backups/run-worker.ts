import { fork } from 'node:child_process'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { waitWords } from '#contract/sentences/numbers'
import { hourMs } from '../configuration/clock.ts'
import type { BackupEnd, BackupOrder } from './backup-worker.ts'

/** The worker's file lies next to this one, in the sources and in the built server. */
const worker = new URL(`./backup-worker${extname(import.meta.url)}`, import.meta.url)
/** Longer than any backup takes that fits into memory. Without a limit, a backup that hangs would be the last. */
const mostHours = 2

/** Makes a backup in its own process. Answers once that process has ended, so nothing is written into its folder any more. */
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
    const hasStarted = child.pid !== undefined
    let end: BackupEnd | null = null
    child.once('message', (message) => {
      end = message as BackupEnd
    })
    child.on('error', (error) => {
      end ??= brokenOff(tooLong.aborted ? notFinishedAfter(withinMs) : 'The backup broke off.', error)
      // A process that did not even start has no exit.
      if (!hasStarted) resolve(end)
    })
    child.once('exit', () => resolve(end ?? brokenOff('The backup broke off.', null)))
    // Where the system has no file left to open, a child that did not start has no `send`.
    if (hasStarted) child.send(order)
  })
}

function notFinishedAfter(ms: number): string {
  return `It was not finished after ${waitWords(ms / 1_000)}.`
}

function brokenOff(sentence: string, error: unknown): BackupEnd {
  return { type: 'failed', sentence, error }
}
