import { useIsInDoubt } from '../account/session.ts'
import { formatRecent } from '../messages/format.ts'
import { savingText as text } from '../messages/saving-text.ts'
import { Button } from '../ui/button.tsx'
import { saverStore } from './account-saver.ts'
import { type SaveStatus, useSaveStatus } from './save-status.ts'

/** The save status in a word (SYS-3); on a phone a dot, with the word for who asks, but a fault is always written out. */
export function SaveBadge() {
  const status = useSaveStatus()
  // Whether all is saved is not known while the session seems lost.
  const isInDoubt = useIsInDoubt() && status.state === 'clean'
  const words = isInDoubt ? text.checking : wordsFor(status)
  const isFault = status.state === 'failed'
  return (
    <span
      role="status"
      aria-label={words}
      title={words}
      className={`flex min-h-control items-center gap-1.5 text-small ${isFault ? 'text-warn max-phone:order-last max-phone:basis-full' : 'text-ink-2'}`}
    >
      <span className={`size-2 shrink-0 rounded-full ${dots[isInDoubt ? 'loading' : status.state]}`} />
      <span className={isFault ? '' : 'whitespace-nowrap max-wide:sr-only'}>{words}</span>
      {isFault && (
        <Button
          onClick={() =>
            saverStore
              .getState()
              .saver?.saveNow()
              .catch(() => {})
          }
        >
          {text.retry}
        </Button>
      )}
    </span>
  )
}

const dots: Readonly<Record<SaveStatus['state'], string>> = {
  off: '',
  loading: 'bg-ink-3',
  clean: 'bg-have',
  dirty: 'bg-accent',
  saving: 'bg-accent animate-pulse motion-reduce:animate-none',
  failed: 'bg-warn',
}

function wordsFor(status: SaveStatus): string {
  switch (status.state) {
    case 'off':
      return ''
    case 'loading':
      return text.loading
    case 'clean':
      return status.savedAt === null ? text.nothingSaved : text.saved(formatRecent(status.savedAt))
    case 'dirty':
      return text.dirty
    case 'saving':
      return status.changedMeanwhile ? text.savingMore : text.saving
    case 'failed':
      return status.message
  }
}
