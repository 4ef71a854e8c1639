import { isoTime } from '../configuration/clock.ts'
import type { Status } from './status.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** How long something took, in the one unit that fits. */
export function lasted(ms: number): string {
  if (ms < minuteMs) return several(Math.floor(ms / 1_000), 'second')
  if (ms < hourMs) return several(Math.floor(ms / minuteMs), 'minute')
  return ms < 2 * dayMs ? several(Math.floor(ms / hourMs), 'hour') : several(Math.floor(ms / dayMs), 'day')
}

export function databaseFact({ kind, answers, pool }: Status['database']): string {
  const name = kind === 'PostgreSQL' ? 'PostgreSQL' : 'built in (PGlite)'
  if (!answers) return `${name}, does not answer`
  if (!pool) return `${name}, answers`
  return `${name}, answers; ${several(pool.open - pool.idle, 'connection')} in use, ${pool.idle} idle, ${pool.waiting} waiting`
}

export function backupFact({ lastBackupAt, at }: Pick<Status, 'lastBackupAt' | 'at'>): string {
  return lastBackupAt === null
    ? 'none is known'
    : // A backup that is dated some minutes ahead counts.
      `${isoTime(lastBackupAt)}, ${lasted(Math.max(0, at - lastBackupAt))} ago`
}

export function memory(bytes: number): string {
  return `${Math.round(bytes / 1_048_576)} MiB`
}

function several(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`
}
