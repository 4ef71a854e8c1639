import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { refuseForNow } from './refuse.ts'
import { sendJson } from './send-json.ts'
import type { RequestContext } from './server-env.ts'
import { within } from './time-limit.ts'

const answerWithinMs = 2_000

/** The process is alive, whatever it depends on. */
export function alive(c: RequestContext): Response {
  return sendJson(c, { status: 'alive' })
}

/** Whether it can serve: the catalogue was loaded before it listened, so the database decides. */
export function readiness(database: Database) {
  const check = createCheck(database)
  return async (c: RequestContext): Promise<Response> =>
    (await check()) ? sendJson(c, { status: 'ready' }) : refuseForNow(c, 'The database does not answer.')
}

/** One question at a time: while the database hangs, further checks must not use up its connections. */
function createCheck(database: Database): () => Promise<boolean> {
  let underWay: Promise<boolean> | null = null
  return async () => {
    underWay ??= answers(database).finally(() => {
      underWay = null
    })
    return (await within(answerWithinMs, underWay)) === true
  }
}

function answers(database: Database): Promise<boolean> {
  return database.all(sql`select 1 as answer`).then(
    () => true,
    () => false,
  )
}
