import { memo } from 'react'
import { formatNumber } from '#contract/sentences/numbers'
import { progressWords } from '#contract/sentences/project-words'
import { itemName } from '#domain/catalog/catalog'
import { dueWords } from '../../../messages/due-day.ts'
import { projectsText as text } from '../../../messages/projects-text.ts'
import type { Engine } from '../../../state/engine.ts'
import { Button } from '../../../ui/button.tsx'
import { PartsBar } from '../../../ui/parts-bar.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { useMay } from '../../membership.ts'
import { ProjectLink } from '../../project-link.tsx'
import { ProjectPeople } from '../../project-people.tsx'
import { useGlow } from '../../use-glow.ts'
import { isEmpty, type ListedProject } from './listed-projects.ts'
import type { OpenProjectDialog } from './project-dialog.ts'
import { moveByKey, ProjectMenu } from './project-menu.tsx'
import { PrioritySelect, StatusSelect } from './project-selects.tsx'

const mostNamed = 3
const mostInitials = 4

type Props = {
  engine: Engine
  settlementId: string
  listed: ListedProject
  onDialog: OpenProjectDialog
}

/** A project at a glance: its status, how far it is, what holds it up (PRJ-1, PRJ-4). */
export const ProjectCard = memo(function ProjectCard({ engine, settlementId, listed, onDialog }: Props) {
  const { project, progress, items } = listed
  const may = useMay()
  const mayEdit = may('project.update')
  const mayAdd = may('project.add_item')
  // The card glows when somebody else has changed one of these.
  const seen = `${project.status} ${progress.done} ${progress.missing} ${items}`
  const card = useGlow<HTMLElement>(settlementId, seen)
  return (
    <article
      ref={card}
      aria-label={project.name}
      className="project-card rounded-panel border border-line bg-panel classic:rounded-none"
      onKeyDown={(event) => mayEdit && moveByKey(event, settlementId, listed)}
    >
      <div className="project-choices">
        <StatusSelect
          settlementId={settlementId}
          project={project}
          mayEdit={mayEdit}
          percent={progress.percent}
        />
        <PrioritySelect settlementId={settlementId} project={project} mayEdit={mayEdit} />
      </div>
      <h3 className="project-name font-bold wrap-anywhere" title={project.name}>
        <ProjectLink id={project.id} name={project.name} />
      </h3>
      <div className="project-percent">
        <b className="text-large">{text.card.percent(progress.percent)}</b>
        <span className="ml-auto">
          <ProjectPeople projectId={project.id} most={mostInitials} title={text.card.working} />
        </span>
        <Due listed={listed} />
      </div>
      <ProjectBar listed={listed} />
      <ProjectFacts engine={engine} listed={listed} />
      <div className="project-foot">
        <Button
          look="quiet"
          className="mr-auto -ml-3 text-small"
          aria-label={text.card.itemsOf(project.name, items)}
          onClick={() => onDialog({ kind: 'items', project })}
        >
          {text.card.items(items)}
        </Button>
        <Button
          className="text-small"
          aria-label={text.card.of(text.card.addItem, project.name)}
          disabled={!mayAdd}
          {...(!mayAdd && { title: text.notYours })}
          onClick={() => onDialog({ kind: 'addItem', project })}
        >
          {text.card.addItem}
        </Button>
        <ProjectMenu settlementId={settlementId} listed={listed} onDialog={onDialog} />
      </div>
    </article>
  )
})

export function ProjectBar({ listed: { progress } }: { listed: Pick<ListedProject, 'progress'> }) {
  const { percent, done, now, missing } = progress
  return (
    <PartsBar
      done={done}
      now={now}
      missing={missing}
      className="project-bar"
      label={progressWords(percent, progress)}
    />
  )
}

export function Due({ listed: { due } }: { listed: Pick<ListedProject, 'due'> }) {
  const now = new Date(useNow())
  if (due === null) return null
  const isOverdue = Date.parse(due) < now.getTime()
  const day = dueWords(due, now)
  return (
    <time dateTime={due} className={`text-small ${isOverdue ? 'font-bold text-missing' : 'text-ink-2'}`}>
      {isOverdue ? text.card.overdue(day) : text.card.due(day)}
    </time>
  )
}

/** How many tasks are ready, wait and are done, and, where nobody can go on, what they wait for; or that there is nothing yet, or all is here. */
function ProjectFacts({ engine: { catalog }, listed }: { engine: Engine; listed: ListedProject }) {
  const { progress, held, stuckOn } = listed
  if (isEmpty(listed)) return <p className="project-facts">{text.card.noItems}</p>
  if (progress.percent === 100)
    return <p className="project-facts">{held > 0 ? text.card.allThere(held) : text.card.allDone}</p>
  const names = stuckOn.slice(0, mostNamed).map((itemId) => itemName(catalog, itemId))
  return (
    <div className="project-facts">
      <Count amount={progress.ready} word={text.card.ready} strong />
      <Count amount={progress.waiting} word={text.card.waiting} />
      <Count amount={progress.finished} word={text.card.done} />
      {names.length > 0 && <p className="basis-full text-warn">{text.card.stuck(names.join(', '))}</p>}
    </div>
  )
}

function Count({ amount, word, strong = false }: { amount: number; word: string; strong?: boolean }) {
  return (
    <span>
      <b className={strong ? 'text-ink' : 'font-normal'}>{formatNumber(amount)}</b> {word}
    </span>
  )
}
