import { sql } from 'drizzle-orm'
import { inSettlement } from '../access/in-settlement.ts'
import { endedRows } from '../changes/ended-projects.ts'
import type { LedgerKeeper } from '../changes/ledger-keeper.ts'
import { ledgerProcedureOf } from '../changes/ledger-procedure.ts'
import { restorableSince } from '../changes/queries.ts'
import { readRows } from '../changes/read-rows.ts'
import { now } from '../configuration/clock.ts'
import { whole } from '../db/columns.ts'
import { sqlIsoTime } from '../db/sql-time.ts'

const getProjectsBySettlement = inSettlement('project.read').getProjectsBySettlement.handler(
  async ({ input: { ownerNo }, context: { database, permit } }) => {
    const [projects, items] = await Promise.all([
      readRows(database, 'projects', permit.settlementId, 'all'),
      readRows(database, 'projectItems', permit.settlementId, 'all'),
    ])
    // `readRows` gives the oldest project first, this list the newest.
    return projects
      .filter((project) => ownerNo === undefined || project.ownerNo === ownerNo)
      .toReversed()
      .map((project) => ({ ...project, items: items.filter(({ projectId }) => projectId === project.id) }))
  },
)

const getEndedProjects = inSettlement('project.read').getEndedProjects.handler(
  async ({ input: { before }, context: { database, permit } }) => {
    const rows = await database.all(sql`
      select projects.*,
        (select count(*) from project_items
          where project_items.settlement_id = projects.settlement_id and project_id = projects.id) as items,
        (select count(*) from tasks
          where tasks.settlement_id = projects.settlement_id and project_id = projects.id
            and archived_at is null and deleted_at is null) as tasks
      from projects
      where settlement_id = ${permit.settlementId} and ending is not null
        and (ending <> 'deleted' or ended_at > ${restorableSince(now())})
        ${before === undefined ? sql`` : endedBefore(before)}
      order by ended_at desc, id limit 50`)
    return rows.map((row) => ({
      ...endedRows.projects.read(row),
      items: whole(row, 'items'),
      tasks: whole(row, 'tasks'),
    }))
  },
)

/** Projects that come after that one in the list: they ended before it, or at the same moment and have a larger id. */
function endedBefore({ endedAt, id }: { readonly endedAt: string; readonly id: string }) {
  return sql`and (ended_at < ${sqlIsoTime(endedAt)} or (ended_at = ${sqlIsoTime(endedAt)} and id > ${id}::uuid))`
}

export function projectProcedures(keeper: LedgerKeeper) {
  return {
    getProjectsBySettlement,
    getEndedProjects,
    createProject: ledgerProcedureOf(keeper, 'createProject'),
    updateProject: ledgerProcedureOf(keeper, 'updateProject'),
    addProjectItem: ledgerProcedureOf(keeper, 'addProjectItem'),
    updateProjectItem: ledgerProcedureOf(keeper, 'updateProjectItem'),
    removeProjectItem: ledgerProcedureOf(keeper, 'removeProjectItem'),
    restoreProjectItem: ledgerProcedureOf(keeper, 'restoreProjectItem'),
    setProjectWays: ledgerProcedureOf(keeper, 'setProjectWays'),
    setProjectPlayers: ledgerProcedureOf(keeper, 'setProjectPlayers'),
    regenerateTasks: ledgerProcedureOf(keeper, 'regenerateTasks'),
    undoRegeneration: ledgerProcedureOf(keeper, 'undoRegeneration'),
    archiveProject: ledgerProcedureOf(keeper, 'archiveProject'),
    unarchiveProject: ledgerProcedureOf(keeper, 'unarchiveProject'),
    deleteProject: ledgerProcedureOf(keeper, 'deleteProject'),
    deleteAllProjects: ledgerProcedureOf(keeper, 'deleteAllProjects'),
    restoreProject: ledgerProcedureOf(keeper, 'restoreProject'),
  }
}
