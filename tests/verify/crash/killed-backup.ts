import { setTimeout as sleep } from 'node:timers/promises'
import type { Dice } from '#scripts/verify-sync/dice'
import { makeBackup, startCommand } from '../../support/operator.ts'
import { eventually } from '../../support/server.ts'
import { childrenOf, hasEnded, signal } from '../faults/processes.ts'
import { type Crowd, whileSaving } from './crowd.ts'
import { hearBegin, leftoversIn, newestIn, wrongBackups } from './kept-backups.ts'
import type { KillableServer } from './killable-server.ts'

/** The processes that are killed at once. The worker writes a backup and checks it; its maker is the command, with PGlite the server. */
export const victims = ['all of them', 'the maker', 'the worker'] as const
export type Victim = (typeof victims)[number]

export type BackupScene = {
  readonly settings: Readonly<Record<'DATA_DIR' | 'DATABASE_URL' | 'BACKUP_DIR', string>>
  readonly crowd: Crowd
  readonly dice: Dice
  /** Starts the server, always on the same port and database. */
  readonly start: () => KillableServer
}

type Killed = {
  /** The server that runs now: another one where it was killed. */
  readonly server: KillableServer
  /** How long its start took; null where it was not started, or failed to. */
  readonly readyMs: number | null
  /** Whether the backup counts nevertheless. */
  readonly isMade: boolean
  readonly wrong: readonly string[]
}

/**
 * Kills at a random moment of a backup, while people save.
 * @param takesMs how long a backup takes
 * @returns null where the backup had ended before
 */
export async function killBackup(
  scene: BackupScene,
  { server, victim, takesMs }: { server: KillableServer; victim: Victim; takesMs: number },
): Promise<Killed | null> {
  const { settings, crowd, dice, start } = scene
  const folder = settings.BACKUP_DIR
  const former = await newestIn(folder)
  const { begun, close } = hearBegin(folder)
  const { killed, workers, ended } = await whileSaving(crowd, async () => {
    const command = startCommand('backup', settings)
    await Promise.race([begun, command.ended])
    await sleep(dice.roll(takesMs))
    const maker = settings.DATABASE_URL === '' ? server.pid : command.pid
    const workers = hasEnded(command.pid) ? [] : childrenOf(maker)
    const chosen = {
      'all of them': [server.pid, command.pid, ...workers],
      'the maker': [maker],
      'the worker': workers,
    }
    const killed = hasEnded(command.pid) ? [] : [...new Set(chosen[victim])]
    for (const pid of killed) signal(pid, 'SIGKILL')
    return { killed, workers, ended: command.ended }
  }).finally(close)
  if (killed.length === 0) {
    await ended
    return null
  }
  await eventually(async () => killed.every(hasEnded))
  const isServerKilled = killed.includes(server.pid)
  const running = isServerKilled ? start() : server
  const readyMs = isServerKilled ? await running.ready() : null
  const { code } = await ended
  await eventually(async () => workers.every(hasEnded))
  const newest = await newestIn(folder)
  const isMade = newest !== null && newest !== former
  const left = leftoversIn(folder)
  return {
    server: running,
    readyMs,
    isMade,
    wrong: [
      ...(isServerKilled && readyMs === null ? [`the server did not start: ${running.errors()}`] : []),
      ...(await wrongBackups(folder, former)),
      ...(code === 0 && !isMade ? ['the command says that it made a backup, which is not there'] : []),
      ...(victim === 'the worker' && left.length > 0 ? [`its maker has left ${left.join(', ')}`] : []),
    ],
  }
}

/** Makes a backup while people save. @returns for how many milliseconds it was there unfinished */
export async function timeBackup({ settings, crowd }: BackupScene): Promise<number> {
  const { begun, close } = hearBegin(settings.BACKUP_DIR)
  try {
    return await whileSaving(crowd, async () => {
      const made = makeBackup(settings)
      await Promise.race([begun, made])
      const since = performance.now()
      await made
      return performance.now() - since
    })
  } finally {
    close()
  }
}
