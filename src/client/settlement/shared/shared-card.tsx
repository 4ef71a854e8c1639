import type { ListedShared } from '../../act-queue/keep-shared.ts'
import { sharedText as text } from '../../messages/shared-text.ts'
import { Answered } from '../../ui/answered.tsx'
import { KeptAge } from './kept-line.tsx'
import { LeaveButton } from './leave-button.tsx'
import { SharedLink } from './shared-link.tsx'
import { SharedProgress } from './shared-progress.tsx'
import { useSharedProject } from './use-shared.ts'

type Props = {
  collaboration: ListedShared
  /** When it changes, the project is read again. */
  version: number
  onLeft: () => void
}

/** A shared project at a glance: whose it is, and how far. */
export function SharedCard({ collaboration: { id, projectName, ownerName }, version, onLeft }: Props) {
  const shown = useSharedProject(id, version)
  return (
    <article
      aria-label={projectName}
      className="shared-card rounded-panel border border-line bg-panel classic:rounded-none"
    >
      <h4 className="line-clamp-2 font-bold wrap-anywhere" title={projectName}>
        <SharedLink id={id} name={projectName} />
      </h4>
      <p className="truncate text-small text-ink-2" title={ownerName}>
        {text.of(ownerName)}
      </p>
      <Answered asked={shown} words={{ loading: text.loading, failed: text.cardFailed, retry: text.retry }}>
        {({ progress }) => (
          <>
            <SharedProgress progress={progress} />
            <KeptAge seenAt={shown.seenAt} />
          </>
        )}
      </Answered>
      {!shown.isServerUnheard && (
        <div className="mt-auto">
          <LeaveButton collaborationId={id} name={projectName} onLeft={onLeft} />
        </div>
      )}
    </article>
  )
}
