import { sql } from 'drizzle-orm'
import { textOrNull } from '../db/columns.ts'
import type { Queryable } from '../db/database.ts'
import type { WhenLoaded } from '../user-data/procedures.ts'
import { isTakenOver, type TakeOver } from './take-over-former.ts'

/**
 * Goes on with taking over what an earlier release stored of settlements in the user's document, where a stop of the server has cut that
 * short: when the user's browser loads the document, as every page does when it opens (SET-9, I7). Once in the life of a server, since what
 * is refused at a limit would be refused again.
 */
export function resumeTakeOver(takeOver: TakeOver): WhenLoaded {
  const resumed = new Set<string>()
  return async (context, former) => {
    const { userId } = context.caller
    if (isTakenOver(former) || resumed.has(userId)) return
    const settlementId = await findPersonalId(context.database, userId)
    if (settlementId === null) return
    resumed.add(userId)
    // An act that is refused does not throw. What throws is another fault, as of the database, so the next load tries again.
    await takeOver(context, { settlementId, former }).catch((error: unknown) => {
      resumed.delete(userId)
      throw error
    })
  }
}

async function findPersonalId(database: Queryable, userId: string): Promise<string | null> {
  const [profile] = await database.all(
    sql`select personal_settlement_id from profiles where user_id = ${userId}`,
  )
  return profile ? textOrNull(profile, 'personal_settlement_id') : null
}
