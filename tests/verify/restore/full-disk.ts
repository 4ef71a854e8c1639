import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { attempted } from '#scripts/attempted'
import { runCommand } from '../../support/operator.ts'
import { smallCatalogue } from '../../support/server.ts'
import { freePort } from '../../support/server-port.ts'
import { startKillableServer } from '../crash/killable-server.ts'
import type { TestDatabase } from '../prove.ts'

/** Less than the rows of an empty database take. */
const sizeOfDisk = '48k'
const said = 'No backup was made, and nothing is left of the attempt. The disk is full.\n'

/** Makes a backup onto a disk that is too small for it. @returns what is wrong, in sentences */
export async function fillDisk({ settings }: TestDatabase): Promise<readonly string[]> {
  const disk = mkdtempSync(join(tmpdir(), 'bit-calculator-small-disk-'))
  const isMounted =
    spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeOfDisk}`, 'tmpfs', disk]).status === 0
  if (!isMounted) {
    console.log('not tried: a full disk, since only root on Linux can make a small one')
    rmSync(disk, { recursive: true })
    return []
  }
  const place = { ...(await settings()), CATALOGUE: smallCatalogue, BACKUP_DIR: disk }
  const server = startKillableServer(await freePort(), place)
  try {
    await server.ready()
    const { code, errors } = await runCommand('backup', place)
    const left = readdirSync(disk)
    const answer = await fetch(`${server.url}/readyz`)
    const wrong = [
      ...(code === 1 && errors.endsWith(said)
        ? []
        : [`on a full disk it said, with exit code ${code}: ${errors}`]),
      ...(left.length === 0 ? [] : [`on a full disk it left ${left.join(', ')}`]),
      ...(answer.status === 200 ? [] : [`after a full disk the server answers ${answer.status}`]),
    ]
    console.log(attempted('full disks', 1, `, ${wrong.length === 0 ? 1 : 0} passed`))
    return wrong
  } finally {
    await server.kill()
    spawnSync('umount', [disk])
    rmSync(disk, { recursive: true })
  }
}
