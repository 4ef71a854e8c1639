import type { Project } from '#domain/settlement/ledger-rows'
import { projectPageText } from '../../../messages/project-page-text.ts'
import { useRow } from '../../selectors.ts'

/** True once somebody has put the project away: what a dialog about it offers would be refused. */
export function useIsGone(projectId: string): boolean {
  return useRow('projects', projectId) === null
}

/** Says in a dialog about a project that somebody else has put it away meanwhile; what was typed stays (SET-8). */
export function GoneProject({ project: { id, name } }: { project: Pick<Project, 'id' | 'name'> }) {
  const isGone = useIsGone(id)
  return (
    <div role="alert" className="empty:hidden">
      {isGone && (
        <p className="rounded-part bg-warn-soft px-3 py-2 text-warn">{projectPageText.gone.line(name)}</p>
      )}
    </div>
  )
}
