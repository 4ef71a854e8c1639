import pino from 'pino'
import { sweepSettlements } from '#server/changes/sweep'
import { now } from '#server/configuration/clock'
import { createWarnings } from '#server/configuration/warnings'
import { openPostgres } from '#server/db/postgres'
import { queryBuiltIn } from '../../support/database-door.ts'
import { query } from '../../support/postgres.ts'
import type { RunningServer } from '../../support/server.ts'

/** How time passes for what the server stores, while it runs. */
export type Time = {
  /** Makes what is stored of the settlement a week older, and takes away what is old by then. */
  readonly letWeekPass: (settlementId: string) => Promise<void>
  /** Has the server forget a browser, as when 100 other browsers of the account were used since. */
  readonly forgetClient: (settlementId: string, clientId: string) => Promise<void>
}

/** Time on PostgreSQL, where old rows are taken away as the server does it every hour. */
export async function timeOnPostgres(databaseUrl: string) {
  const log = pino({ level: 'silent' })
  // `direct` is null because the address leads straight to PostgreSQL, through no pooler.
  const database = await openPostgres(databaseUrl, { log, warnings: createWarnings(log), direct: null })
  const rows = timeOf((statement) => query(databaseUrl, statement))
  const time: Time = {
    ...rows,
    async letWeekPass(settlementId) {
      await rows.letWeekPass(settlementId)
      await sweepSettlements({ database, log }, now(), new AbortController().signal)
    },
  }
  return { time, close: () => database.close() }
}

/** Time in the built-in database, which no other process can open: rows only grow older, and none is taken away. */
export function timeAtDoor(server: RunningServer): Time {
  return timeOf((statement) => queryBuiltIn(server, statement))
}

/** @param run runs a statement on the server's database */
export function timeOf(run: (statement: string) => Promise<unknown>): Time {
  const makeOlder = (table: string, column: string, settlementId: string) =>
    run(`update ${table} set ${column} = ${column} - interval '7 days'
      where settlement_id = '${settlementId}'`)
  return {
    async letWeekPass(settlementId) {
      await makeOlder('act_clients', 'used_at', settlementId)
      await makeOlder('outbox', 'at', settlementId)
    },
    async forgetClient(settlementId, clientId) {
      await run(`delete from act_clients
        where settlement_id = '${settlementId}' and client_id = '${clientId}'`)
    },
  }
}
