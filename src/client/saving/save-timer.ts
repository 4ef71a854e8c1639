import { type SaveStatus, setSaveStatus } from './save-status.ts'

const autosaveMs = 2_000
const firstRetryMs = 5_000
const longestRetryMs = 60_000

/** When the next save is sent without being asked for (SAVE-2), and what the badge says meanwhile. */
export type SaveTimer = {
  /** Says in the badge how saving goes. */
  readonly say: (status: SaveStatus) => void
  /** Sends two seconds after the last change; the badge shows a change that is not saved. */
  readonly waitToSave: () => void
  /** Sends again after a failed save, which the badge shows: later each time, until a save succeeds. */
  readonly waitToRetry: (message: string) => void
  readonly noteSuccess: () => void
  /** Forgets the save it waits for. */
  readonly cancel: () => void
  /** From now on sends nothing and shows nothing, also where a save that is on its way fails later. */
  readonly stop: () => void
  readonly isStopped: () => boolean
}

export function createSaveTimer(send: () => void): SaveTimer {
  let timer: ReturnType<typeof setTimeout> | undefined
  let retryMs = firstRetryMs
  let isStopped = false

  const schedule = (inMs: number) => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(send, inMs)
  }

  const say = (status: SaveStatus) => {
    if (!isStopped) setSaveStatus(status)
  }

  return {
    say,
    waitToSave() {
      say({ state: 'dirty' })
      schedule(autosaveMs)
    },
    waitToRetry(message) {
      say({ state: 'failed', message })
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
    isStopped: () => isStopped,
  }
}
