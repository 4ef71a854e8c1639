import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hourMs, isoTime, now } from '../configuration/clock.ts'
import type { LookUp } from './look-up.ts'

/** The first look-up waits so long: in the first seconds after the start browsers load the page. */
const afterStartMs = 5_000

/**
 * Runs a look-up every `everyHours`, counted across restarts; after a failure again in an hour at the latest.
 * @returns a function that stops it
 */
export function startLookUpTimer(lookUp: LookUp, everyHours: number, folder: string): () => void {
  if (everyHours === 0 || lookUp.status().state === 'off') return () => {}
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const everyMs = everyHours * hourMs
  const runIn = (ms: number) => {
    if (stopped) return
    timer = setTimeout(async () => {
      const succeeded = await lookUp.run()
      if (succeeded) await rememberCheck(folder)
      runIn(succeeded ? everyMs : Math.min(everyMs, hourMs))
    }, ms).unref()
  }
  void lastCheck(folder).then((checkedAt) => {
    const wait = checkedAt + everyMs - now()
    // Longer than `everyMs` only where the clock was set back since the last check.
    runIn(Math.min(everyMs, Math.max(afterStartMs, wait)))
  })
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}

async function lastCheck(folder: string): Promise<number> {
  const text = await readFile(join(folder, 'checked-at'), 'utf8').catch(() => '')
  return Date.parse(text) || 0
}

async function rememberCheck(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'checked-at'), isoTime(now()))
  } catch {
    // Then the next start runs one more look-up.
  }
}
