import { api, type Guards, unit } from './mutant.ts'

const backups = 'src/server/backups'

/** What keeps a restore from doing harm, and browsers from taking one time for another. */
export const backupGuards: Guards = {
  likely: [api('backups'), api('troubled-restores')],
  mutants: [
    {
      what: 'backup: a restore begins no new epoch',
      file: `${backups}/restore-postgres.ts`,
      text: '    await beginEpoch(database, backup.manifest.madeAt)\n',
      becomes: '',
    },
    {
      what: 'backup: a browser of another epoch is served',
      file: 'src/server/http/epoch.ts',
      text: 'known === undefined || known === epoch',
      becomes: 'known !== epoch || known === epoch',
    },
    {
      what: 'backup: what a running server writes is replaced',
      file: `${backups}/restore-postgres.ts`,
      text: '  if (!lock?.is_free) throw serverIsRunning()\n',
      becomes: '',
      likely: [api('restores-beside-servers')],
    },
    {
      what: 'backup: what a server of a former release writes is replaced',
      file: `${backups}/restore-postgres.ts`,
      text: '  if (named.length > 0) throw serverIsRunning()\n',
      becomes: '',
      likely: [api('restores-beside-servers')],
    },
    {
      what: 'backup: a server that comes while rows are replaced is not seen',
      file: `${backups}/restore-postgres.ts`,
      text: "  await database.query('select pg_stat_clear_snapshot()')\n",
      becomes: '',
      likely: [api('restores-beside-servers')],
    },
    {
      what: 'backup: a server goes on beside a restore',
      file: 'src/server/db/keep-restores-away.ts',
      text: "if (!locked.rows[0].is_held) return 'too late'",
      becomes: '',
      likely: [api('restores-beside-servers')],
    },
    {
      what: 'backup: a server goes on in an epoch that is over',
      file: 'src/server/db/keep-restores-away.ts',
      text: "=== epoch ? 'kept away' : 'too late'",
      becomes: "=== '' ? 'too late' : 'kept away'",
      likely: [api('restores-beside-servers')],
    },
    {
      what: 'backup: one of the future is taken for the newest',
      file: `${backups}/read-backup.ts`,
      text: 'if (!isAhead(first))',
      becomes: "if (first.name !== '')",
      likely: [unit('src/server/backups/read-backup.test.ts')],
    },
    {
      what: 'backup: the last in which no rule is broken is thinned out',
      file: `${backups}/thin-backups.ts`,
      text: 'if (old !== clean)',
      becomes: "if (old.name !== '')",
      likely: [unit('src/server/backups/thin-backups.test.ts')],
    },
    {
      what: 'backup: what was there is thrown away',
      file: `${backups}/restore-postgres.ts`,
      text: 'schema && (await writeBeside',
      becomes: 'schema && null && (await writeBeside',
    },
    {
      what: 'backup: a damaged one is restored',
      file: `${backups}/read-backup.ts`,
      text: 'if (damaged !== null)',
      becomes: "if (damaged === '')",
      likely: [unit('src/server/backups/read-backup.test.ts')],
    },
    {
      what: 'backup: one in which rules are broken is restored unasked',
      file: `${backups}/restore.ts`,
      text: 'if (!mayBreakRules) refuseBroken',
      becomes: "if (backup.name === '') refuseBroken",
    },
    {
      what: 'backup: with PostgreSQL a server starts on half a restore',
      file: 'src/server/db/open-database.ts',
      text: '      refuseHalfRestored(dataFolder)\n',
      becomes: '',
    },
    {
      what: 'backup: the tables of somebody else are emptied',
      file: `${backups}/stored-shape.ts`,
      text: '      and relname = any($1)\n',
      becomes: '      and $1::name[] is not null\n',
    },
    {
      what: 'backup: the secret is left out',
      file: `${backups}/beside-the-database.ts`,
      text: "['secret', catalogueList",
      becomes: '[catalogueList',
      likely: [unit('src/server/backups/beside-the-database.test.ts')],
    },
    {
      what: 'backup: one of a newer release is restored',
      file: `${backups}/read-backup.ts`,
      text: 'if (manifest.schema.newest > schemaOfThisRelease().newest)',
      becomes: 'if (manifest.schema.newest < 0)',
      likely: [unit('src/server/backups/read-backup.test.ts')],
    },
    {
      what: 'backup: one whose tables no release has made is restored',
      file: `${backups}/read-backup.ts`,
      text: 'if (!isKnown(manifest.schema))',
      becomes: 'if (!isKnown(manifest.schema) && manifest.schema.newest < 0)',
      likely: [unit('src/server/backups/read-backup.test.ts')],
    },
    {
      what: 'backup: a restore runs beside a server that uses the same folder',
      file: `${backups}/restore.ts`,
      text: 'const lock = lockDataFolder(dataFolder)',
      becomes: 'const lock = { release() {} }\n  void lockDataFolder',
      likely: [{ ...api('backups', 'R2'), onBuiltIn: true }],
    },
    {
      what: 'backup: a catalogue that the backup lacks is taken away',
      file: `${backups}/restore.ts`,
      text: 'return besideTheDatabase.filter((part) => held.has(part === catalogueInfo ? catalogueList : part))',
      becomes: 'return besideTheDatabase.filter((part) => held.size > 0 || part)',
    },
    {
      what: 'backup: everybody on the machine may ask for one',
      file: `${backups}/backup-socket.ts`,
      text: 'await chmod(path, 0o600)',
      becomes: 'void chmod',
      likely: [unit('src/server/backups/backup-socket.test.ts')],
    },
  ],
}
