import type { Mutant } from './guards.ts'

const backups = 'src/server/backups'

/** What keeps a restore from doing harm, and browsers from taking one time for another. */
export const backupGuards: readonly Mutant[] = [
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
    text: 'if (running.length > 0)',
    becomes: 'if (running.length > 1e9)',
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
    text: "'secret', 'recipes.json'",
    becomes: "'recipes.json'",
  },
]
