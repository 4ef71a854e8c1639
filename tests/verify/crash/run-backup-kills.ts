import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createDice } from '#scripts/verify-sync/dice'
import { smallCatalogue } from '../../support/server.ts'
import { serverFile } from '../../support/server-program.ts'
import type { TestDatabase } from '../prove.ts'
import { backUpAndRestore } from '../restore/run-restores.ts'
import {
  acknowledgedBy,
  addFaults,
  gatherCrowd,
  lookAround,
  noFaults,
  type SaveFaults,
  whileSaving,
} from './crowd.ts'
import { ageLeftovers, leftoversIn } from './kept-backups.ts'
import { startKillableServer } from './killable-server.ts'
import { type BackupScene, killBackup, timeBackup, victims } from './killed-backup.ts'

export type BackupKills = SaveFaults & {
  readonly kills: number
  readonly acknowledged: number
  /** How many kills left a whole backup nevertheless. */
  readonly made: number
  /** How long each start after a kill of the server took. */
  readonly readyMs: readonly number[]
  readonly wrong: readonly string[]
}

type Options = {
  readonly kills: number
  readonly seed: number
  readonly port: number
  readonly place: TestDatabase
}

/**
 * Kills processes that make a backup while people save: half a backup may not count, the former one stays, the next one is made and
 * removes what was left, and no acknowledged save is lost (R1, R2). In the end a backup is made, restored and checked.
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
    let faults = noFaults
    let takesMs = await timeBackup(scene)
    while (tally.kills < kills) {
      const victim = scene.dice.pick(victims)
      const killed = await killBackup(scene, { server, victim, takesMs })
      // Nothing was left to kill: another backup is tried.
      if (killed === null) continue
      server = killed.server
      tally.kills += 1
      tally.made += Number(killed.isMade)
      const say = (sentence: string) => wrong.push(`kill ${tally.kills}, of ${victim}: ${sentence}`)
      killed.wrong.forEach(say)
      if (killed.readyMs !== null) readyMs.push(killed.readyMs)
      if ((await server.ready()) === null) {
        say(`the server was not ready: ${server.errors()}`)
        break
      }
      faults = addFaults(faults, await lookAround(server, crowd))
      ageLeftovers(folder)
      takesMs = await timeBackup(scene)
      const seconds = (takesMs / 1_000).toFixed(1)
      console.log(
        `  killed ${victim}: ${killed.isMade ? 'it counted already' : 'broken off'}; the next took ${seconds} s`,
      )
      for (const name of leftoversIn(folder)) say(`the next backup has left ${name}`)
    }
    const empty = await place.settings()
    // Here people only save: no workers add to the stock of a settlement.
    const restored = await whileSaving(crowd, () =>
      backUpAndRestore({ place: settings, crowd, workers: [], empty }),
    )
    wrong.push(...restored.map((sentence) => `the last backup: ${sentence}`))
    return { ...tally, ...faults, acknowledged: acknowledgedBy(crowd), readyMs, wrong }
  } finally {
    await server.kill()
  }
}
