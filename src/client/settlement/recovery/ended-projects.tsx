import { type ReactNode, useState } from 'react'
import type { EndedProjectRow } from '#contract/project-ends'
import { useAnswer } from '../../api/use-answer.ts'
import { projectsText } from '../../messages/projects-text.ts'
import { Button } from '../../ui/button.tsx'
import { FoldButton } from '../../ui/fold-button.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { plainListKeys } from '../../ui/plain-list-keys.ts'
import { useMay } from '../membership.ts'
import { restoreProject } from '../project-acts.ts'
import { useSeq } from '../selectors.ts'
import { RestoreRow } from './restore-row.tsx'

const text = projectsText.ended
/** The server sends that many projects at once. */
const pageLength = 50

type ListProps = {
  settlementId: string
  /** Further buttons for an archived project. */
  more?: (archived: EndedProjectRow) => ReactNode
}

/** The archived and deleted projects, folded at the foot of the list, with the way back (BEY-6). */
export function EndedProjects({ settlementId, ...row }: ListProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="border-t border-line px-3.5 py-1.5 classic:py-0.5">
      <h3>
        <FoldButton isOpen={isOpen} onFold={setOpen}>
          {text.title}
        </FoldButton>
      </h3>
      {isOpen && (
        <>
          <p className="text-small text-ink-2">{text.hint}</p>
          <EndedPage settlementId={settlementId} {...row} />
        </>
      )}
    </section>
  )
}

type PageProps = ListProps & {
  /** The last project that is shown above. */
  before?: Pick<EndedProjectRow, 'endedAt' | 'id'>
}

/** A page of 50 projects, and below it the page before them once the user asks for more. */
function EndedPage({ settlementId, before, ...row }: PageProps) {
  const asked = { settlementId, ...(before !== undefined && { before }) }
  // Asked again after each change of the settlement, of which `useSeq` gives the number.
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
      <ul
        ref={plainListKeys}
        aria-label={text.title}
        className="mt-1 divide-y divide-line border-y border-line"
      >
        {answer.map((ended) => (
          <EndedRow key={ended.id} settlementId={settlementId} ended={ended} {...row} />
        ))}
      </ul>
      {answer.length === pageLength && !wantsMore && (
        <Button className="mt-1.5" onClick={() => setWantsMore(true)}>
          {text.more}
        </Button>
      )}
      {wantsMore && (
        <EndedPage settlementId={settlementId} before={{ endedAt: last.endedAt, id: last.id }} {...row} />
      )}
    </>
  )
}

function EndedRow({ settlementId, ended, more }: ListProps & { ended: EndedProjectRow }) {
  const { name, ending, endedAt, items, tasks } = ended
  const mayRestore = useMay()(ending === 'deleted' ? 'project.restore' : 'project.archive')
  return (
    <RestoreRow
      name={name}
      facts={`${text.facts[ending](endedAt)} · ${text.held(items, tasks)}`}
      restore={text.restore}
      label={projectsText.card.of(text.restore, name)}
      closed={mayRestore ? null : projectsText.notYours}
      onRestore={() => void restoreProject(settlementId, ended, ending)}
    >
      {ending !== 'deleted' && more?.(ended)}
    </RestoreRow>
  )
}
