import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { openClosedDatabase, openReleasedDatabase } from '../support/former-database.ts'
import { runCommand } from '../support/operator.ts'
import { serversOfThisFile } from '../support/server.ts'
import { migrateDatabase } from '../support/server-data-folder.ts'
import { databasesOfThisFile, postgresIsInstalled } from '../support/server-databases.ts'

const servers = serversOfThisFile()
const kinds = databasesOfThisFile()
const patience = 400_000
/** The time limit of the role: long enough for the first statements of a session, also on a busy machine. */
const limit = '300ms'
const wrong = 'the stock is not the sum of its entries'

test.runIf(postgresIsInstalled)(
  'R2: a database whose role has time limits, with a table of somebody else and a broken rule, is backed up and restored; a restore interrupted at its end keeps the server from starting',
  async () => {
    const given = await kinds.find(({ kind }) => kind === 'PostgreSQL')!.withoutTables()
    const place = { ...given, DATABASE_URL: given.DATABASE_URL!, DATA_DIR: servers.folder() }
    const former = await openReleasedDatabase(place, '0019_sample_settlements')
    // Stock without its entries is the broken rule.
    await former.run(`delete from entries where kind = 'added'`)
    await former.run(`create table somebodys (note text); insert into somebodys values ('mine')`)
    const name = new URL(place.DATABASE_URL).pathname.slice(1)
    for (const setting of ['statement_timeout', 'idle_in_transaction_session_timeout'])
      await former.run(`alter role current_user in database ${name} set ${setting} = '${limit}'`)
    await former.close()
    const withoutLimits = '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0'
    const unlimited = {
      ...place,
      DATABASE_URL: `${place.DATABASE_URL}?options=${encodeURIComponent(withoutLimits)}`,
    }
    migrateDatabase(place)

    const made = await whileItWaits(() => runCommand('backup', place))
    expect([made.code, made.errors]).toEqual([0, expect.stringContaining(`something is wrong: ${wrong}`)])
    const refused = await runCommand('restore', place)
    expect([refused.code, refused.errors]).toEqual([
      1,
      expect.stringMatching(new RegExp(`${wrong}.*Nothing was changed.*--with-broken-rules`)),
    ])

    // A restore begins a new epoch as its last change, so this trigger fails its commit, and says which time limits hold then: none.
    await onDatabase(
      `create function break_off() returns trigger language plpgsql as $$ begin raise 'broken off, limits: % %',
         current_setting('statement_timeout'), current_setting('idle_in_transaction_session_timeout'); end $$;
       create constraint trigger break_off after update on database_epoch deferrable initially deferred
         for each row execute function break_off()`,
    )
    const broken = await runCommand('restore', place, '--with-broken-rules')
    expect([broken.code, broken.errors]).toEqual([1, expect.stringContaining('broken off, limits: 0 0')])
    const { code, errors } = await (await servers.launch(place)).ended
    expect([code, errors]).toEqual([
      1,
      `A restore in ${place.DATA_DIR} was interrupted. Start it again (npm run restore): nothing is lost.\n`,
    ])

    await onDatabase('drop trigger break_off on database_epoch; drop function break_off')
    const restored = await runCommand('restore', place, '--with-broken-rules')
    expect([restored.errors, restored.code]).toEqual(['', 0])
    expect(restored.output).toContain(`As in its database, something is wrong: ${wrong}`)
    // The kept former data can be restored without that option.
    const [, before] = /kept in (\S+_before-restore)\.$/m.exec(restored.output)!
    expect((await runCommand('restore', place, basename(before!))).output).toContain(wrong)
    const after = await openClosedDatabase(unlimited)
    expect(
      await after.query('select note, (select count(*)::int from users) as people from somebodys'),
    ).toEqual([{ note: 'mine', people: expect.any(Number) }])
    await after.run(`alter role current_user in database ${name} reset all`)
    await after.close()
    await servers.start(place)

    /** Runs a command while somebody else locks a table for longer than the role's limits let a statement wait. */
    async function whileItWaits<Result>(command: () => Promise<Result>): Promise<Result> {
      const [holder, watcher] = [await openClosedDatabase(unlimited), await openClosedDatabase(unlimited)]
      await holder.run('begin; lock table users')
      const ended = command()
      const waiting = () =>
        watcher.query(`select pid from pg_stat_activity where datname = current_database()
          and wait_event_type = 'Lock' and clock_timestamp() - query_start > 2 * interval '${limit}'`)
      await expect.poll(waiting, { timeout: patience / 4 }).toHaveLength(1)
      await holder.run('commit')
      await holder.close()
      await watcher.close()
      return ended
    }

    async function onDatabase(statements: string): Promise<void> {
      const database = await openClosedDatabase(unlimited)
      await database.run(statements)
      await database.close()
    }
  },
  patience,
)
