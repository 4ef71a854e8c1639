import { randomUUID } from 'node:crypto'
import { copyFileSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { epochHeader, restoredToIn } from '#contract/epoch'
import type { UserDataState } from '#contract/user-document'
import { appVersion } from '#server/configuration/project-folders'
import { openClosedDatabase, openReleasedDatabase } from '../support/former-database.ts'
import { copyOf, makeBackup, namesIn, runCommand } from '../support/operator.ts'
import { openSavingBrowser, set } from '../support/saving.ts'
import { type RunningServer, type Settings, serversOfThisFile, smallCatalogue } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { freePort } from '../support/server-port.ts'
import { call } from '../support/server-requests.ts'
import { answerOf, createSettlement, type Somebody, signInSomebody } from '../support/settlements.ts'

const servers = serversOfThisFile()
const kinds = databasesOfThisFile()

/** Settings of a server that keeps its port across a restore, so that cookies stay good. */
async function placeOf(settings: () => Promise<Settings>): Promise<Settings> {
  const given = await settings()
  const DATA_DIR = given.DATABASE_URL ? servers.folder() : servers.dataFolder()
  return { ...given, DATA_DIR, PORT: String(await freePort()), CATALOGUE: smallCatalogue }
}

async function stop(server: RunningServer): Promise<void> {
  server.signal('SIGTERM')
  await server.ended
}

/** The tests open a backup twice, each time in a process of its own, which is slow on a busy machine. */
const patience = 400_000

describe.each(kinds)('R2: on $kind', ({ settings, kind }) => {
  test(
    'a backup made while people write is restored: what was done before it is there, what came after is not, and nothing is thrown away',
    async () => {
      const place = await placeOf(settings)
      const first = await servers.start(place)
      const olivia = await signInSomebody(first, 'Olivia')
      const session = { cookie: olivia.cookie, origin: olivia.origin }
      const settlementId = await createSettlement(olivia)
      await addLogs(olivia, settlementId, 7)
      const browser = openSavingBrowser(first, olivia)
      await browser.save(1, set('log', 3))
      const backup = await makeBackup(place)
      expect(backup).toMatch(/_v\d+\.\d+\.\d+_schema\d+_pg1\d$/)
      expect(backup).toContain(`_v${appVersion()}_`)
      const former = (await call(first, 'getCatalogues')).headers.get(epochHeader)!
      await addLogs(olivia, settlementId, 5)
      await browser.save(2, set('log', 9))

      // Nothing is restored while a server runs, nor from a damaged backup.
      expect((await runCommand('restore', place)).errors).toMatch(
        /in use by another server|A server still uses this database/,
      )
      await stop(first)
      const cut = copyOf(backup, `${backup}-cut`)
      truncateSync(join(cut, 'tables/users.jsonl.gz'), 10)
      expect((await runCommand('restore', place, cut)).errors).toContain(
        'is damaged: tables/users.jsonl.gz is not as it was written. Nothing was changed.',
      )
      rmSync(cut, { recursive: true })

      const { code, output, errors } = await runCommand('restore', place)
      expect([code, errors]).toEqual([0, ''])
      const [, restoredTo] = /^Restored .*: everything is as it was at (.*Z)\. Start the server\.$/m.exec(
        output,
      )!
      const kept = [...output.matchAll(/^What was there before is kept in (.*)\.$/gm)].map(
        ([, folder]) => folder!,
      )
      // The files that were replaced are kept in one folder; with PostgreSQL there is a backup of the tables before it.
      expect(kept.length).toBe(kind === 'PostgreSQL' ? 2 : 1)
      expect(namesIn(kept.at(-1)!)).toEqual(expect.arrayContaining(['secret']))

      const second = await servers.start(place)
      expect(await stockOf(olivia, settlementId)).toBe(7)
      const loaded = await call(second, 'loadUserData', {}, session)
      expect(((await loaded.json()) as UserDataState).document.inventory).toEqual({ log: 3 })

      // A browser that still names the epoch from before the restore is refused: its numbers no longer fit.
      const epoch = loaded.headers.get(epochHeader)!
      expect(restoredToIn(epoch)).toBe(Date.parse(restoredTo!))
      const stale = await call(
        second,
        'createSettlement',
        { name: 'Oakhaven' },
        { ...session, [epochHeader]: former },
      )
      expect([stale.status, await stale.json()]).toEqual([
        409,
        expect.objectContaining({ reason: 'database-restored' }),
      ])
      expect(
        (await call(second, 'createSettlement', { name: 'Oakhaven' }, { ...session, [epochHeader]: epoch }))
          .status,
      ).toBe(200)
      await stop(second)

      // The same backup can be restored into an empty database of the other kind.
      const other = kinds.find((one) => one.kind !== kind) ?? kinds[0]!
      const next = { DATABASE_URL: '', ...(await other.withoutTables()), DATA_DIR: servers.folder() }
      const moved = await runCommand('restore', next, backup)
      expect([moved.code, moved.errors]).toEqual([0, ''])
      expect(moved.output).not.toContain('What was there before')
      const database = await openClosedDatabase(next)
      expect(await database.query('select sum(amount)::int as logs from entries')).toEqual([{ logs: 7 }])
      await database.close()
    },
    patience,
  )
})

test(
  'R14, R2: restoring a backup of an earlier release migrates it; a backup without the secret says so, and its catalogue does not take the version of another',
  async () => {
    const place = { DATABASE_URL: '', ...(await kinds.at(-1)!.withoutTables()), DATA_DIR: servers.folder() }
    // It has 18 migrations, 0000 to 0017: schema18 in the backup's name.
    await (await openReleasedDatabase(place, '0017_shared_projects')).close()
    const list = join(servers.folder(), 'own.json')
    copyFileSync(smallCatalogue, list)
    const made = await runCommand('backup', { ...place, CATALOGUE: list })
    expect([made.code, made.errors]).toEqual([0, expect.stringContaining('It holds no secret')])
    const [, name] = /^The backup (\S+_schema18_\S+) is made/m.exec(made.output)!
    const kept = readFileSync(join(place.DATA_DIR, 'backups', name!, 'backup.json'), 'utf8')
    expect(JSON.parse(kept)).toMatchObject({ secret: 'missing' })
    writeFileSync(join(place.DATA_DIR, 'recipes.info.json'), '{ "version": "another" }')
    expect((await runCommand('restore', place, name!)).errors).toBe('')
    expect(namesIn(place.DATA_DIR)).toContain('recipes.json')
    expect(namesIn(place.DATA_DIR)).not.toContain('recipes.info.json')
    const restored = await openClosedDatabase(place)
    const seen =
      'select restored_to is not null as is_restored, (select count(*)::int from users) as people from database_epoch'
    expect(await restored.query(seen)).toEqual([{ is_restored: true, people: 3 }])
    await restored.close()
  },
  patience,
)

function addLogs(who: Somebody, settlementId: string, quantity: number): Promise<unknown> {
  const items = [{ itemId: '1', quantity }]
  return answerOf(who.ask('addItemsToInventory', { settlementId, operationId: randomUUID(), items }))
}

type Tables = { readonly tables: { readonly stock: readonly { readonly quantity: number }[] } }

async function stockOf(who: Somebody, settlementId: string): Promise<number | undefined> {
  const { tables } = await answerOf(who.ask<Tables>('getSettlement', { settlementId }))
  return tables.stock[0]?.quantity
}
