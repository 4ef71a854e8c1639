import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hourMs, isoTime, now } from '../configuration/clock.ts'
import type { LookUp } from './look-up.ts'

/** The first seconds belong to those who open the page. */
const afterStartMs = 5_000

/**
 * Looks every so many hours, counted over restarts; after a failure again in an hour at the latest.
 * Answers with what stops it.
 */
export function startLookUpTimer(lookUp: LookUp, everyHours: number, folder: string): () => void {
  if (everyHours === 0 || lookUp.status().state === 'off') return () => {}
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const everyMs = everyHours * hourMs
  const lookIn = (ms: number) => {
    if (stopped) return
    timer = setTimeout(async () => {
      const went = await lookUp.run()
      if (went) await rememberCheck(folder)
      lookIn(went ? everyMs : Math.min(everyMs, hourMs))
    }, ms).unref()
  }
  void lastCheck(folder).then((checkedAt) => {
    const wait = checkedAt + everyMs - now()
    lookIn(Math.min(everyMs, Math.max(afterStartMs, wait)))
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
    // Then the next start looks once more.
  }
}
