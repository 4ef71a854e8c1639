import { readProofOptions } from './faulty/with-fault.ts'
import { prove } from './prove.ts'
import { fillDisk } from './restore/full-disk.ts'
import { runRestores } from './restore/run-restores.ts'

const usage = `npm run verify:restore -- [--db pg|pglite] [--rounds 10]

Backups while four browsers save and three members of a settlement change its stock, each restored into an empty place. There, everything
that was acknowledged before the backup began must be, nothing by halves, and every rule over several tables must hold (R2, B19). Then,
as root on Linux, a disk that is too small: the backup must say so and leave nothing, and the server must go on (R4).`

const options = readProofOptions(usage, { db: 'pg', rounds: '10' })

await prove(options.db, async (place) => [
  ...(await runRestores(place, Number(options.rounds))),
  ...(await fillDisk(place)),
])
