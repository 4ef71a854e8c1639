import { readOptions } from '#scripts/read-options'
import { runHistory } from './history/run-history.ts'
import { prove } from './prove.ts'

const usage = `npm run verify:history -- [--db pglite,pg]

A database from before thinning with 800 states of 1 MB of one account is migrated, thinned and exported; then the account is
filled with 50 states as large as the limits allow, and exported again. Another player loads and saves all the while. Says
how much memory the server took for it and how long the other player's calls took. Wrong is: more than 150 MB, and any
call that failed (SYS-7, AUTH-5).`

const options = readOptions(usage, {
  db: 'pglite,pg',
})

for (const db of options.db.split(',')) await prove(db, async ({ settings }) => runHistory(await settings()))
