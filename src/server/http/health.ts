import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { refuseForNow } from './refuse.ts'
import { sendJson } from './send-json.ts'
import type { RequestContext } from './server-env.ts'
import { resultWithin } from './time-limit.ts'

const answerWithinMs = 2_000

/** Says that the process runs, even if the database does not. */
export function alive(c: RequestContext): Response {
  return sendJson(c, { status: 'alive' })
}

/** Whether requests can be served. Only the database is checked: the catalogue was loaded before the server listened. */
export function readiness(database: Database) {
  const check = createDatabaseCheck(database)
  return async (c: RequestContext): Promise<Response> =>
    (await check()) ? sendJson(c, { status: 'ready' }) : refuseForNow(c, 'The database does not answer.')
}

/** Whether the database answers. One check runs at a time, so that checks do not use up the connections of a database that hangs. */
export function createDatabaseCheck(database: Database): () => Promise<boolean> {
  let underWay: Promise<boolean> | null = null
  return async () => {
    underWay ??= answers(database).finally(() => {
      underWay = null
    })
    return (await resultWithin(answerWithinMs, underWay)) === true
  }
}

function answers(database: Database): Promise<boolean> {
  return database.all(sql`select 1 as answer`).then(
    () => true,
    () => false,
  )
}
