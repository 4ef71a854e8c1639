import { setSaveStatus } from './save-status.ts'

const autosaveMs = 2_000
const firstRetryMs = 5_000
const longestRetryMs = 60_000

/** When the next save is sent without being asked for (SAVE-2). */
export type SaveTimer = {
  /** A moment after the last change; the badge counts down to it. */
  readonly waitToSave: () => void
  /** After a failed save, which the badge says: later each time, until one succeeds. */
  readonly waitToRetry: (message: string) => void
  readonly noteSuccess: () => void
  /** Forgets the save it waits for. */
  readonly cancel: () => void
  /** Sends and says nothing any more, also where a save that is on its way fails later. */
  readonly stop: () => void
}

export function createSaveTimer(send: () => void): SaveTimer {
  let timer: ReturnType<typeof setTimeout> | undefined
  let retryMs = firstRetryMs
  let isStopped = false

  const schedule = (inMs: number) => {
    clearTimeout(timer)
    timer = setTimeout(send, inMs)
  }

  return {
    waitToSave() {
      if (isStopped) return
      setSaveStatus({ state: 'dirty', saveAt: Date.now() + autosaveMs })
      schedule(autosaveMs)
    },
    waitToRetry(message) {
      if (isStopped) return
      setSaveStatus({ state: 'failed', message })
      schedule(retryMs)
      retryMs = Math.min(longestRetryMs, 2 * retryMs)
    },
    noteSuccess() {
      retryMs = firstRetryMs
    },
    cancel: () => clearTimeout(timer),
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
