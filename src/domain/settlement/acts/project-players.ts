import { refused } from '../act-refusal.ts'
import { isAssignable } from '../assignable.ts'
import { type Change, put } from '../change.ts'
import { type LedgerAct, unchanged } from '../ledger-act.ts'
import { keyOf, type Rows } from '../tables.ts'
import type { ProjectFacts } from './project-facts.ts'

type Wanted = { readonly projectId: string; readonly players: readonly string[] }
type Players = { readonly players: readonly string[] }

/** Sets who takes part in a project: members by user id, named players by their id (PRJ-5). Who takes part already may stay. */
const setProjectPlayers: LedgerAct<Wanted, Players, ProjectFacts> = {
  action: 'project.update',
  ledger: true,
  run(rows, { projectId, players }) {
    const project = rows.projects.get(projectId)
    if (!project) return refused('no-project')
    const before = peopleOfProject(rows, projectId)
    const added = players.filter((who) => !before.includes(who))
    if (added.some((who) => !isAssignable(rows, who))) return refused('not-assignable')
    const gone = before.filter((who) => !players.includes(who))
    if (added.length + gone.length === 0) return unchanged({ players: before })
    const changes: readonly Change[] = [
      ...gone.map(
        (who): Change => ({ drop: 'projectPlayers', key: keyOf.projectPlayers({ projectId, who }) }),
      ),
      ...added.map((who) => put('projectPlayers', { projectId, who })),
    ]
    return {
      answer: (after) => ({ players: peopleOfProject(after, projectId) }),
      changes,
      entries: [],
      cause: null,
      activity: { kind: 'project.players', facts: { project: project.name } },
    }
  },
}

export const projectPlayerActs = { setProjectPlayers }

/** Who takes part in a project, by id. */
export function peopleOfProject(
  { projectPlayers }: Pick<Rows, 'projectPlayers'>,
  projectId: string,
): readonly string[] {
  return [...projectPlayers.values()].flatMap((row) => (row.projectId === projectId ? [row.who] : [])).sort()
}
