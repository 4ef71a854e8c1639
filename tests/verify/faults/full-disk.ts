import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statfsSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Snapshot } from '#domain/settlement/tables'
import { attempted } from '#scripts/attempted'
import { query } from '../../support/postgres.ts'
import { smallCatalogue } from '../../support/server.ts'
import { freePort } from '../../support/server-port.ts'
import { answerOf, createSettlement, type Somebody, signInSomebody } from '../../support/settlements.ts'
import { asRunning } from '../crash/crowd.ts'
import { startKillableServer } from '../crash/killable-server.ts'
import type { TestDatabase } from '../prove.ts'

const sizeOfDisk = '160m'
/** Few enough that some writes fill the disk. */
const bytesLeftFree = 512 * 1024
const mostWrites = 3_000
const enoughRefusals = 10
const backWithinMs = 60_000

/** The disk of the database fills up while somebody writes, and is emptied again. @returns what is wrong, in sentences */
export async function fullDisk({ cluster, settings }: TestDatabase): Promise<readonly string[]> {
  const disk = mkdtempSync(join(tmpdir(), 'bit-calculator-small-disk-'))
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeOfDisk}`, 'tmpfs', disk]).status !== 0) {
    console.log('not tried: a full disk, since only root on Linux can make a small one')
    rmSync(disk, { recursive: true })
    return []
  }
  try {
    // The built-in database is in the data folder, so the whole folder is on the small disk. PostgreSQL has only the database there.
    if (!cluster) return await fillUp(disk, { DATA_DIR: disk, DATABASE_URL: '' })
    spawnSync('chown', ['postgres', disk])
    chmodSync(disk, 0o700)
    await query(cluster.administration, `create tablespace small location '${disk}'`)
    await query(cluster.administration, 'create database on_small_disk tablespace small')
    const { DATA_DIR } = await settings()
    const url = cluster.administration.replace(/[^/]*$/, 'on_small_disk')
    return await fillUp(disk, { DATA_DIR, DATABASE_URL: url })
  } finally {
    await cluster?.stop()
    spawnSync('umount', ['--lazy', disk])
    rmSync(disk, { recursive: true, force: true })
  }
}

async function fillUp(disk: string, place: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const server = startKillableServer(await freePort(), { ...place, CATALOGUE: smallCatalogue })
  if ((await server.ready()) === null) return [`the server did not start: ${server.errors()}`]
  const ballast = join(disk, 'ballast')
  try {
    const owner = await signInSomebody(asRunning(server), 'Owner')
    const settlementId = await createSettlement(owner)
    const writer = stockWriter(owner, settlementId)
    await writer.write()
    takeRoom(disk, ballast)
    while (writer.refused() < enoughRefusals && writer.sent() < mostWrites) await writer.write()
    const refused = writer.refused()
    rmSync(ballast)
    const freedAt = performance.now()
    const before = writer.acknowledged()
    while (writer.acknowledged() === before && performance.now() - freedAt < backWithinMs) {
      await writer.write()
      await sleep(100)
    }
    const backMs = performance.now() - freedAt
    const isBack = writer.acknowledged() > before
    const there = isBack ? await piecesOf(owner, settlementId) : writer.acknowledged()
    const wrong = [
      ...(refused > 0 ? [] : [`nothing was refused in ${writer.sent()} writes`]),
      ...writer.oddAnswers(),
      ...(isBack ? [] : ['it was not usable again within a minute']),
      ...(there === writer.acknowledged() ? [] : [`${there} pieces, ${writer.acknowledged()} acknowledged`]),
    ]
    console.log(
      attempted(
        'full disk',
        writer.sent(),
        `, ${wrong.length === 0 ? writer.sent() : 0} passed: ${writer.acknowledged()} acknowledged, the rest refused; back after ${(backMs / 1_000).toFixed(1)} s`,
      ),
    )
    return wrong.map((sentence) => `full disk: ${sentence}`)
  } finally {
    await server.kill()
  }
}

/** Fills the disk up to a few bytes. The database writes too, so there may be less room by then than was measured. */
function takeRoom(disk: string, ballast: string): void {
  const { bavail, bsize } = statfsSync(disk)
  try {
    writeFileSync(ballast, Buffer.alloc(bavail * bsize - bytesLeftFree))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    truncateSync(ballast, Math.max(0, statSync(ballast).size - bytesLeftFree))
  }
}

/** Adds a piece at a time, each under an id that is sent until it is done, and with a note that takes room. */
function stockWriter(owner: Somebody, settlementId: string) {
  let [sent, refused, acknowledged] = [0, 0, 0]
  let operationId = crypto.randomUUID()
  const odd = new Set<string>()
  return {
    async write() {
      sent += 1
      const items = [{ itemId: '1', quantity: 1 }]
      const note = crypto.randomUUID().repeat(50)
      const { status, body } = await owner.ask('addItemsToInventory', {
        settlementId,
        operationId,
        items,
        note,
      })
      if (status === 200) {
        acknowledged += 1
        operationId = crypto.randomUUID()
        return
      }
      refused += 1
      if (status !== 503) odd.add(`it was answered with ${status} ${JSON.stringify(body)}`)
    },
    sent: () => sent,
    refused: () => refused,
    acknowledged: () => acknowledged,
    oddAnswers: () => [...odd],
  }
}

async function piecesOf(owner: Somebody, settlementId: string): Promise<number> {
  const { tables } = await answerOf(owner.ask<Snapshot>('getSettlement', { settlementId }))
  return tables.stock.find(({ itemId }) => itemId === '1')?.quantity ?? 0
}
