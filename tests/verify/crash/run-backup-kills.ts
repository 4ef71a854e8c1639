import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createDice } from '#scripts/verify-sync/dice'
import { smallCatalogue } from '../../support/server.ts'
import { serverFile } from '../../support/server-program.ts'
import type { Place } from '../prove.ts'
import { backUpAndRestore } from '../restore/run-restores.ts'
import {
  type Amiss,
  acknowledgedBy,
  gatherCrowd,
  lookAround,
  nothingAmiss,
  sumAmiss,
  whileSaving,
} from './crowd.ts'
import { ageLeftovers, leftoversIn } from './kept-backups.ts'
import { startKillableServer } from './killable-server.ts'
import { type BackupScene, killBackup, timeBackup, victims } from './killed-backup.ts'

export type BackupKills = Amiss & {
  readonly kills: number
  readonly acknowledged: number
  /** After how many kills the backup was there nevertheless. */
  readonly made: number
  /** Starts after kills of the server. */
  readonly readyMs: readonly number[]
  readonly wrong: readonly string[]
}

type Options = {
  readonly kills: number
  readonly seed: number
  readonly port: number
  readonly place: Place
}

/**
 * Kills whoever makes a backup while people save: no half of one may count, the former stays, the next is made and takes away what was
 * left, and no acknowledged save is lost (R1, R2). The last one is restored and looked through.
 */
export async function runBackupKills({ kills, seed, port, place }: Options): Promise<BackupKills> {
  const given = await place.settings()
  const folder = join(given.DATA_DIR, 'backups')
  mkdirSync(folder)
  const settings = { ...given, CATALOGUE: smallCatalogue, BACKUP_DIR: folder, BACKUPS_KEPT: '2' }
  const start = () => startKillableServer(port, settings, [serverFile])
  let server = start()
  try {
    if ((await server.ready()) === null) throw new Error(`the server did not start: ${server.errors()}`)
    const crowd = await gatherCrowd(server)
    const scene: BackupScene = { settings, crowd, dice: createDice(seed), start }
    const tally = { kills: 0, made: 0 }
    const [readyMs, wrong]: [number[], string[]] = [[], []]
    let amiss = nothingAmiss
    let takesMs = await timeBackup(scene)
    while (tally.kills < kills) {
      const victim = scene.dice.pick(victims)
      const killed = await killBackup(scene, { server, victim, takesMs })
      if (killed === null) continue
      server = killed.server
      tally.kills += 1
      tally.made += Number(killed.isMade)
      const say = (sentence: string) => wrong.push(`kill ${tally.kills}, of ${victim}: ${sentence}`)
      killed.wrong.forEach(say)
      if (killed.readyMs !== null) readyMs.push(killed.readyMs)
      if ((await server.ready()) === null) break
      amiss = sumAmiss(amiss, await lookAround(server, crowd))
      ageLeftovers(folder)
      takesMs = await timeBackup(scene)
      const seconds = (takesMs / 1_000).toFixed(1)
      console.log(
        `  killed ${victim}: ${killed.isMade ? 'it counted already' : 'broken off'}; the next took ${seconds} s`,
      )
      for (const name of leftoversIn(folder)) say(`the next backup has left ${name}`)
    }
    const empty = await place.settings()
    const restored = await whileSaving(crowd, () =>
      backUpAndRestore({ place: settings, crowd, workers: [], empty }),
    )
    wrong.push(...restored.map((sentence) => `the last backup: ${sentence}`))
    return { ...tally, ...amiss, acknowledged: acknowledgedBy(crowd), readyMs, wrong }
  } finally {
    await server.kill()
  }
}
