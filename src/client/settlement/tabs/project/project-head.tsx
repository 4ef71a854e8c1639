import { projectPageText as text } from '../../../messages/project-page-text.ts'
import { projectsText } from '../../../messages/projects-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useMay } from '../../membership.ts'
import { ProjectPeople } from '../../project-people.tsx'
import { showSettlementTab } from '../../settlement-route.ts'
import { Due, ProjectBar } from '../projects/project-card.tsx'
import type { OpenProjectDialog } from '../projects/project-dialog.ts'
import { moveByKey, ProjectMenu } from '../projects/project-menu.tsx'
import { PrioritySelect, StatusSelect } from '../projects/project-selects.tsx'
import { ProjectCosts } from './project-costs.tsx'
import { ProjectTime } from './project-time.tsx'
import { ProjectTreeButton } from './project-tree-button.tsx'
import type { OpenedProject } from './use-project.ts'

const mostInitials = 6

type Props = {
  settlementId: string
  opened: OpenedProject
  /** False once the project was put away while the page was open. */
  isThere: boolean
  onDialog: OpenProjectDialog
}

/** Name, status, priority, due day, who works on it, and how far it is (PRJ-1, PRJ-4). */
export function ProjectHead({ settlementId, opened, isThere, onDialog }: Props) {
  const { project, progress, items, servedAt, ofAll } = opened
  const may = useMay()
  const mayEdit = may('project.update') && isThere
  const mayAdd = may('project.add_item') && isThere
  return (
    <fieldset
      aria-label={project.name}
      className="min-w-0 px-3.5 pb-3"
      onKeyDown={(event) => mayEdit && moveByKey(event, settlementId, opened)}
    >
      <p className="-ml-2 flex flex-wrap items-center gap-x-2 text-small text-ink-2">
        <Button look="quiet" className="text-small" aria-label={text.toAll} onClick={toAll}>
          <Icon name="collapse" />
          {text.all}
        </Button>
        <span title={text.servedTitle}>{text.served(servedAt, ofAll)}</span>
      </p>
      <div className="project-title">
        <h3 className="text-large font-bold wrap-anywhere">
          <bdi>{project.name}</bdi>
        </h3>
        <div className="project-facts-line">
          {isThere && (
            <>
              <StatusSelect
                settlementId={settlementId}
                project={project}
                mayEdit={mayEdit}
                percent={progress.percent}
              />
              <PrioritySelect settlementId={settlementId} project={project} mayEdit={mayEdit} />
            </>
          )}
          <Due listed={opened} />
          <ProjectPeople
            projectId={project.id}
            most={mostInitials}
            title={text.working}
            nobody={text.nobody}
          />
        </div>
        <div className="ml-auto flex items-center gap-1.5">
          <ProjectTreeButton />
          <Button
            look={items === 0 ? 'primary' : 'plain'}
            disabled={!mayAdd}
            {...(!may('project.add_item') && { title: projectsText.notYours })}
            onClick={() => onDialog({ kind: 'addItem', project })}
          >
            {projectsText.card.addItem}
          </Button>
          {isThere && <ProjectMenu settlementId={settlementId} listed={opened} onDialog={onDialog} />}
        </div>
      </div>
      {project.description && (
        <p className="max-w-[75ch] wrap-anywhere whitespace-pre-line text-ink-2">{project.description}</p>
      )}
      <Progress opened={opened} />
      {isThere && <ProjectTime />}
      {isThere && <ProjectCosts />}
    </fieldset>
  )
}

function toAll(): void {
  showSettlementTab('projects')
}

function Progress({ opened }: { opened: OpenedProject }) {
  const { percent, done, now, missing } = opened.progress
  return (
    <div className="project-progress">
      <b className="text-large" title={text.percentTitle(done, done + now + missing)}>
        {projectsText.card.percent(percent)}
      </b>
      <ProjectBar listed={opened} />
      {/* The bar's own name says the same. */}
      <ul aria-hidden="true" className="project-legend">
        <li title={text.doneTitle}>
          <i className="bg-have" />
          {text.legend(done, projectsText.parts.done)}
        </li>
        <li title={text.nowTitle}>
          <i className="bg-(image:--hatch)" />
          {text.legend(now, projectsText.parts.now)}
        </li>
        <li title={text.missingTitle}>
          <i className="bg-missing-soft" />
          {text.legend(missing, projectsText.parts.missing)}
        </li>
      </ul>
    </div>
  )
}
