import { refused } from '../act-refusal.ts'
import type { Allotment } from '../ledger-rows.ts'
import { setFree } from '../project-rows.ts'
import { may } from '../right.ts'
import { stockMoves } from '../stock-moves.ts'
import type { Rows } from '../tables.ts'
import type { OfProject, ProjectAct } from './project-facts.ts'

type Nothing = Record<string, never>

type Archived = OfProject & {
  /** Whether what it holds was used in the game, or stays in the stock. */
  readonly stock: 'used' | 'stays'
}

/** Archives a project; the numbers of its tasks stay as they are. */
const archiveProject: ProjectAct<Archived, Nothing> = {
  action: 'project.archive',
  ledger: true,
  run(rows, { projectId, stock }, acting) {
    const project = rows.projects.get(projectId)
    if (!project) return refused('no-project')
    if (stock === 'used' && !may(acting.by, 'inventory.use')) return refused('no-right')
    const moves = stockMoves(rows, acting)
    if (stock === 'used')
      // Of what this project holds, and of nothing else.
      for (const { itemId, amount } of heldByItem(rows, projectId))
        moves.take({ kind: 'used', itemId, amount, projectId }, [projectId])
    const stockChanges = stock === 'used' ? moves.changes() : setFree(rows, projectId, acting.now)
    return {
      answer: () => ({}),
      changes: [...stockChanges, { drop: 'projects', key: projectId, as: stock }],
      entries: moves.entries,
      cause: { kind: 'stock' },
      activity: { kind: 'project.archived', facts: { project: project.name, used: stock === 'used' } },
    }
  },
}

/** Deletes a project with its tasks; what it held is free (PRJ-1). It can be restored for 30 days. */
const deleteProject: ProjectAct<OfProject, Nothing> = {
  action: 'project.delete',
  ledger: true,
  asks: ({ projectId }) => ({ ended: [projectId] }),
  run(rows, { projectId }, { now, ended }) {
    // An archived project can be deleted too; `rows` has live ones alone.
    const archived = ended.get(projectId)
    const project = rows.projects.get(projectId) ?? archived?.project
    if (!project || archived?.ending === 'deleted') return refused('no-project')
    return {
      answer: () => ({}),
      changes: [...setFree(rows, projectId, now), { drop: 'projects', key: projectId, as: 'deleted' }],
      entries: [],
      cause: { kind: 'stock' },
      activity: { kind: 'project.deleted', facts: { project: project.name } },
    }
  },
}

export const projectEndActs = { archiveProject, deleteProject }

/** What a project holds, sorted by item, so that its entries are numbered alike in whatever order the rows were read. */
function heldByItem({ allotments }: Rows, projectId: string): readonly Allotment[] {
  return [...allotments.values()]
    .filter((row) => row.projectId === projectId)
    .sort((a, b) => (a.itemId < b.itemId ? -1 : 1))
}
