import { sql } from 'drizzle-orm'
import { personalDocument } from '#domain/planning/personal-document'
import type { SharedProject } from '#domain/planning/shared-project'
import { stateOf } from '#domain/settlement/tables'
import type { PersonalSettlement } from '#domain/user-data/user-document'
import { permitToRead } from '../access/permit.ts'
import { catalogOfRows, type LedgerKeeper } from '../changes/ledger-keeper.ts'
import { readSnapshot } from '../changes/read-rows.ts'
import { listCollaborations, readShared } from '../changes/shared-projects.ts'
import { textOrNull, whole } from '../db/columns.ts'
import type { Database, Tx } from '../db/database.ts'
import { refusal } from '../rpc/refusal.ts'

/**
 * The user's personal settlement in the form of the document; projects that others share with the user come behind its own (SET-9).
 * Null where the user has none.
 */
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
  const { catalog } = await catalogOfRows(keeper, database, rows)
  const own = personalDocument(rows, catalog, Date.parse)
  const shared = await readAllShared(database, keeper, userId)
  return {
    ...own,
    projects: [...own.projects, ...shared.map(({ project }) => project)],
    tasks: [...own.tasks, ...shared.flatMap(({ tasks }) => tasks)],
  }
}

/** The projects that are shared with the user, read one after the other: each belongs to another settlement. */
async function readAllShared(
  database: Database,
  keeper: LedgerKeeper,
  userId: string,
): Promise<readonly SharedProject[]> {
  const found: SharedProject[] = []
  for (const collaboration of await listCollaborations(database, userId)) {
    const shared = await readShared(database, keeper, collaboration)
    if (shared) found.push(shared)
  }
  return found
}

/**
 * Refuses a request to empty the user's settlement while their personal settlement has projects (SAVE-6).
 * @throws CONFLICT if it has projects that go on: neither archived nor deleted
 */
export async function protectProjects(tx: Tx, userId: string): Promise<void> {
  const [row] = await tx.all(sql`
    select count(*) as projects from profiles
    join projects on projects.settlement_id = personal_settlement_id and ending is null
    where user_id = ${userId}`)
  const projects = whole(row!, 'projects')
  if (projects > 0) throw refusal('projects-protected', { projects })
}
