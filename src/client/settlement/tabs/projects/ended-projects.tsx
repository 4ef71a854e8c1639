import { useState } from 'react'
import type { EndedProjectRow } from '#contract/projects'
import { useAnswer } from '../../../api/use-answer.ts'
import { projectsText } from '../../../messages/projects-text.ts'
import { Button } from '../../../ui/button.tsx'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { useMay } from '../../membership.ts'
import { restoreProject } from '../../project-acts.ts'
import { useSeq } from '../../selectors.ts'
import type { OpenProjectDialog } from './project-dialog.ts'

const text = projectsText.ended
const pageLength = 50

type ListProps = { settlementId: string; onDialog: OpenProjectDialog }

/** The archived and deleted projects, folded at the foot of the list, with the way back (BEY-6). */
export function EndedProjects({ settlementId, onDialog }: ListProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="border-t border-line px-3.5 py-1.5 classic:py-0.5">
      <h3>
        <Button look="quiet" aria-expanded={isOpen} className="-ml-3" onClick={() => setOpen(!isOpen)}>
          <span aria-hidden="true">{isOpen ? '▾' : '▸'}</span>
          {text.title}
        </Button>
      </h3>
      {isOpen && (
        <>
          <p className="text-small text-ink-2">{text.hint}</p>
          <EndedPage settlementId={settlementId} onDialog={onDialog} />
        </>
      )}
    </section>
  )
}

type PageProps = ListProps & {
  /** The last project that is shown above. */
  before?: Pick<EndedProjectRow, 'endedAt' | 'id'>
}

/** 50 of them, and below them the earlier ones where they are wanted. */
function EndedPage({ settlementId, onDialog, before }: PageProps) {
  const asked = { settlementId, ...(before !== undefined && { before }) }
  const { answer, trouble, askAgain } = useAnswer('getEndedProjects', asked, useSeq())
  const [wantsMore, setWantsMore] = useState(false)
  if (trouble && !answer)
    return (
      <NotLoaded
        text={text.failed}
        reason={trouble.reason}
        retry={text.retry}
        onRetry={() => void askAgain()}
      />
    )
  if (!answer) return <p className="py-2 text-ink-2">{text.loading}</p>
  const last = answer.at(-1)
  if (!last) return before === undefined && <p className="py-2 text-ink-2">{text.none}</p>
  return (
    <>
      <ul aria-label={text.title} className="mt-1 divide-y divide-line border-y border-line">
        {answer.map((ended) => (
          <EndedRow key={ended.id} settlementId={settlementId} ended={ended} onDialog={onDialog} />
        ))}
      </ul>
      {answer.length === pageLength && !wantsMore && (
        <Button className="mt-1.5" onClick={() => setWantsMore(true)}>
          {text.more}
        </Button>
      )}
      {wantsMore && (
        <EndedPage
          settlementId={settlementId}
          onDialog={onDialog}
          before={{ endedAt: last.endedAt, id: last.id }}
        />
      )}
    </>
  )
}

function EndedRow({ settlementId, ended, onDialog }: ListProps & { ended: EndedProjectRow }) {
  const may = useMay()
  // Its page is still there.
  const hasPage = ended.ending !== 'deleted' && may('progress_link.manage')
  const mayRestore = may(ended.ending === 'deleted' ? 'project.restore' : 'project.archive')
  return (
    <li className="fact-row">
      <span>
        <bdi className="font-semibold wrap-anywhere">{ended.name}</bdi>
        <span className="block text-small text-ink-2">{text.facts[ended.ending](ended.endedAt)}</span>
      </span>
      {hasPage && (
        <Button
          look="quiet"
          className="ml-auto text-small"
          aria-label={projectsText.card.of(projectsText.menu.progressLink, ended.name)}
          onClick={() => onDialog({ kind: 'progressLink', project: ended })}
        >
          {projectsText.menu.progressLink}
        </Button>
      )}
      <Button
        className="text-small"
        aria-label={projectsText.card.of(text.restore, ended.name)}
        disabled={!mayRestore}
        {...(!mayRestore && { title: projectsText.notYours })}
        onClick={() => void restoreProject(settlementId, ended, ended.ending)}
      >
        {text.restore}
      </Button>
    </li>
  )
}
