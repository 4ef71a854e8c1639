import { attempted } from '#scripts/attempted'
import { keepRows } from '../matrix/kept-rows.ts'
import { openMatrixServer } from '../matrix/open-matrix-server.ts'
import { buildWorld } from '../matrix/world.ts'
import { proceduresInOrder, reads } from '../support/contract-inputs.ts'
import { openDiscord } from '../support/discord-receiver.ts'
import type { Settings } from '../support/server.ts'
import { startMeasuredServer } from './bodies/memory.ts'
import { asRunning } from './crash/crowd.ts'
import type { KillableServer } from './crash/killable-server.ts'
import { readProofOptions } from './faulty/with-fault.ts'
import { foreignFields, readTables } from './fields/columns.ts'
import { entities } from './fields/entities.ts'
import { type Tried, tryProcedure } from './fields/try-procedure.ts'
import { whereAllCanBeDone } from './fields/whole-server.ts'
import { prove } from './prove.ts'

const usage = `npm run verify:fields -- [--db pg|pglite] [--only createProject,updateProject]

Takes every column of every table, as the database lists them, and sends it as a field of each operation that changes something: in the
input itself and in each object inside it. All these inputs must be refused, and afterwards no row of any table may differ. The same input
without the field must then be accepted and have its effect: this shows that it was refused for the field alone. Nothing of the field may be
in any row. It is also a fault if an input takes a column that is not granted to it (tests/verify/fields/granted.ts), or if no such input
writes a table (API-1, B13).`

const options = readProofOptions(usage, { db: 'pg', only: 'all' })
const only = options.only === 'all' ? null : options.only.split(',')
const procedures = proceduresInOrder.filter((name) => !reads(name) && (only?.includes(name) ?? true))

await prove(options.db, async ({ settings }) => {
  const servers: KillableServer[] = []
  const start = async (given: Settings = {}) => {
    servers.push(await startMeasuredServer(given))
    return asRunning(servers.at(-1)!)
  }
  const discord = await openDiscord()
  // The channel that `setWebhook` of the controls names: the first one gets the number 4711.
  discord.channel()
  const place = whereAllCanBeDone(await settings(), discord)
  const { server, sql, close } = await openMatrixServer(start, place)
  try {
    const world = await buildWorld(server)
    const tables = await readTables(sql)
    const [kept, fields, written] = [await keepRows(sql), foreignFields(tables), entities(tables)]
    const scene = { ...world, role: 'owner', self: world.owner } as const
    const tried: Tried[] = []
    for (const name of procedures) {
      const one = await tryProcedure({ url: server.url, scene, sql, kept, tables, fields }, name)
      console.log(`${name}: ${one.fields} fields, ${one.accepted} of ${one.controls} controls accepted`)
      written.add(name, one.written)
      tried.push(one)
    }
    for (const line of written.inWords()) console.log(line)
    const sum = (of: (one: Tried) => number) => tried.reduce((all, one) => all + of(one), 0)
    console.log(`${tables.length} tables, ${fields.length} fields in ${procedures.length} operations`)
    console.log(
      attempted(
        'server-owned fields',
        sum((one) => one.fields),
      ),
    )
    console.log(
      attempted(
        'controls',
        sum((one) => one.controls),
        `, ${sum((one) => one.accepted)} accepted`,
      ),
    )
    console.log(attempted('entities', written.count()))
    return [...tried.flatMap(({ wrong }) => wrong), ...(only ? [] : written.missing())]
  } finally {
    await close()
    for (const one of servers) await one.kill()
    discord.close()
  }
})
