import type { SharedProjectData } from '#contract/collaborations'
import { projectStatusWords } from '#contract/sentences/project-words'
import { sharedText as text } from '../../messages/shared-text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LeaveButton } from './leave-button.tsx'
import { SharedProgress } from './shared-progress.tsx'

type Props = { collaborationId: string; data: SharedProjectData; mayLeave: boolean; onBack: () => void }

/** The head of a shared project's page: its name, whose it is, and how far it is. */
export function SharedHead({ collaborationId, data: { project, progress }, mayLeave, onBack }: Props) {
  return (
    <div className="px-3.5 pb-3">
      <p className="-ml-2">
        <Button look="quiet" className="text-small" onClick={onBack}>
          <Icon name="collapse" />
          {text.page.back}
        </Button>
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-large font-bold wrap-anywhere">
          <bdi>{project.name}</bdi>
        </h3>
        <span className="text-small wrap-anywhere text-ink-2">
          {text.of(project.ownerName)} · {projectStatusWords[project.status]}
        </span>
        {mayLeave && (
          <div className="ml-auto">
            <LeaveButton collaborationId={collaborationId} name={project.name} onLeft={onBack} />
          </div>
        )}
      </div>
      {project.description && (
        <p className="max-w-[75ch] wrap-anywhere whitespace-pre-line text-ink-2">{project.description}</p>
      )}
      <div className="mt-2">
        <SharedProgress progress={progress} />
      </div>
    </div>
  )
}
