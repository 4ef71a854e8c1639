import { sql } from 'drizzle-orm'
import { personalDocument } from '#domain/planning/personal-document'
import { settlementIn, stateOf } from '#domain/settlement/tables'
import type { PersonalSettlement } from '#domain/user-data/user-document'
import { permitToRead } from '../access/permit.ts'
import type { LedgerKeeper } from '../changes/ledger-keeper.ts'
import { readSnapshot } from '../changes/read-rows.ts'
import { textOrNull, whole } from '../db/columns.ts'
import type { Database, Tx } from '../db/database.ts'
import { refusal } from '../rpc/refusal.ts'

/** The user's personal settlement in the form of the document; null where they have none (SET-9). */
export async function findPersonal(
  database: Database,
  keeper: LedgerKeeper,
  userId: string,
): Promise<PersonalSettlement | null> {
  const [profile] = await database.all(
    sql`select personal_settlement_id from profiles where user_id = ${userId}`,
  )
  const settlementId = profile ? textOrNull(profile, 'personal_settlement_id') : null
  if (settlementId === null) return null
  const permit = await permitToRead(database, { userId, settlementId, action: 'settlement.get' })
  const { rows } = stateOf(await readSnapshot(database, permit))
  const { catalog } = await keeper.catalogOf(database, settlementIn(rows).catalogue ?? keeper.versionInUse())
  return personalDocument(rows, catalog, Date.parse)
}

/** @throws CONFLICT if the user's personal settlement has projects */
export async function protectProjects(tx: Tx, userId: string): Promise<void> {
  const [row] = await tx.all(sql`
    select count(*) as projects from profiles
    join projects on projects.settlement_id = personal_settlement_id and ending is null
    where user_id = ${userId}`)
  const projects = whole(row!, 'projects')
  if (projects > 0) throw refusal('projects-protected', { projects })
}
