import { readOptions } from '#scripts/read-options'
import { runHistory } from './history/run-history.ts'
import { prove } from './prove.ts'

const usage = `npm run verify:history -- [--db pglite,pg]

Migrates the database of an earlier release in which one account has 800 saved versions of 1 MB, waits until the server has
thinned them, and exports the account. Then gives the account 50 saved versions as large as the limits allow, and exports it again.
Another player loads and saves all the while. Says how much memory each export took, and how long the other player's calls
took. Wrong is: more than 150 MB for an export, a thinned history above its limit, and any call of the other player that
failed (SYS-7, AUTH-5).`

const options = readOptions(usage, {
  db: 'pglite,pg',
})

for (const db of options.db.split(',')) await prove(db, async ({ settings }) => runHistory(await settings()))
