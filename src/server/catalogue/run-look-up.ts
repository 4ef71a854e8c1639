import { mkdir } from 'node:fs/promises'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { LookUpMessage, LookUpRequest } from './look-up-worker.ts'

const wholeLookUpMs = 10 * 60_000
/** The worker's file lies next to this one, in the sources and in the built server. */
const lookUpWorker = new URL(`./look-up-worker${extname(import.meta.url)}`, import.meta.url)
/** Enough for tables of the largest size that is accepted. */
const memoryMb = 1_024

export type LookUpEnd = Exclude<LookUpMessage, { type: 'step' }>
type LookUpStep = Extract<LookUpMessage, { type: 'step' }>

export type RunningLookUp = { readonly end: Promise<LookUpEnd>; readonly stop: () => Promise<unknown> }

/** Looks for a newer catalogue in its own thread. Never throws: a crash of the thread is a failed look-up. */
export function runLookUp(order: LookUpRequest, onStep: (step: LookUpStep) => void): RunningLookUp {
  let worker: Worker | undefined
  const end = mkdir(order.folder, { recursive: true })
    .then(() => {
      worker = new Worker(lookUpWorker, {
        workerData: order,
        resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      })
      return endOf(worker, onStep)
    })
    .catch((error: unknown): LookUpEnd => ({ type: 'failed', sentence: null, error }))
  return { end, stop: async () => worker?.terminate() }
}

function endOf(worker: Worker, onStep: (step: LookUpStep) => void): Promise<LookUpEnd> {
  return new Promise((resolve) => {
    // Only the first end counts: the thread also exits after its last message, and a promise that is resolved stays so.
    const finish = (end: LookUpEnd) => {
      clearTimeout(timer)
      resolve(end)
    }
    const timer = setTimeout(() => {
      void worker.terminate()
      finish({ type: 'failed', sentence: 'The look-up took too long.', error: null })
    }, wholeLookUpMs)
    // Neither the timer nor the thread keeps a server running that has nothing else to do.
    timer.unref()
    worker.unref()
    worker.on('message', (message: LookUpMessage) =>
      message.type === 'step' ? onStep(message) : finish(message),
    )
    worker.on('error', (error) => finish({ type: 'failed', sentence: null, error }))
    worker.on('exit', () => finish({ type: 'failed', sentence: 'The look-up broke off.', error: null }))
  })
}
