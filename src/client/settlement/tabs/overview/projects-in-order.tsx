import { useMemo } from 'react'
import { overviewText } from '../../../messages/overview-text.ts'
import { projectsText } from '../../../messages/projects-text.ts'
import type { Engine } from '../../../state/engine.ts'
import { Button } from '../../../ui/button.tsx'
import { plainListKeys } from '../../../ui/plain-list-keys.ts'
import { useLedgerRows } from '../../ledger.ts'
import { ledgerOf } from '../../ledger-of.ts'
import { StatusMark } from '../../marks/status-mark.tsx'
import { useMay } from '../../membership.ts'
import { ProjectLink } from '../../project-link.tsx'
import { showSettlementTab } from '../../settlement-route.ts'
import { isActive, isEmpty, type ListedProject, listedProjects } from '../projects/listed-projects.ts'
import { Due, ProjectBar } from '../projects/project-card.tsx'

const text = overviewText.projects
const mostShown = 6

/** The projects that go on, in the order in which they are served, with how far they are (SET-1, PRJ-4). */
export function ProjectsInOrder({ engine: { catalog } }: { engine: Engine }) {
  const rows = useLedgerRows()
  const mayCreate = useMay()('project.create')
  const all = useMemo(() => (rows ? listedProjects(ledgerOf(catalog), rows) : []), [catalog, rows])
  const active = all.filter(({ project }) => isActive(project))
  const toProjects = () => showSettlementTab('projects')
  return (
    <section aria-label={text.title} className="overview-part">
      <div className="overview-head">
        <h3 className="font-bold">{text.title}</h3>
        {active.length > 1 && <span className="overview-hint text-small text-ink-2">{text.order}</span>}
        {all.length > 0 && (
          <Button look="quiet" className="-mr-2 ml-auto text-small" onClick={toProjects}>
            {text.all(all.length)}
          </Button>
        )}
      </div>
      {active.length === 0 ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small text-ink-2">
          <p className="max-w-[60ch]">{mayCreate ? text.none : text.noneViewer}</p>
          {mayCreate && all.length === 0 && (
            <Button className="text-small" onClick={toProjects}>
              {text.create}
            </Button>
          )}
        </div>
      ) : (
        <ol ref={plainListKeys} aria-label={text.list} className="overview-rows">
          {active.slice(0, mostShown).map((listed) => (
            <ProjectRow key={listed.project.id} listed={listed} />
          ))}
        </ol>
      )}
    </section>
  )
}

function ProjectRow({ listed }: { listed: ListedProject }) {
  const { project, progress } = listed
  return (
    <li className="served-row">
      <span title={projectsText.statuses[project.status]}>
        <StatusMark status={project.status} percent={progress.percent} />
        <span className="sr-only">{projectsText.statuses[project.status]}</span>
      </span>
      <span className="served-name truncate font-semibold" title={project.name}>
        <ProjectLink id={project.id} name={project.name} className="overview-open" />
      </span>
      <span className="served-bar">
        <ProjectBar listed={listed} />
      </span>
      <b className="text-right">{projectsText.card.percent(progress.percent)}</b>
      <span className="served-standing text-small text-ink-2">
        {isEmpty(listed) ? text.noItems : text.readyAndWaiting(progress.ready, progress.waiting)}
      </span>
      <span className="served-due text-right">
        <Due listed={listed} />
      </span>
    </li>
  )
}
