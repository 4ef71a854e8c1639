import { useState } from 'react'
import { formatRecent } from '../messages/format.ts'
import { savingText as text } from '../messages/saving-text.ts'
import { refreshAccount, useIsInDoubt } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { saverStore } from './account-saver.ts'
import { isSaveFault, type SaveStatus, useSaveStatus } from './save-status.ts'
import type { Saver } from './saver.ts'

/** The save status in a few words (SYS-3); on a phone a dot, with the words as its title. An error has its own line. */
export function SaveBadge() {
  const status = useSaveStatus()
  // While the session seems lost, nobody knows whether everything is saved.
  const isInDoubt = useIsInDoubt() && status.state === 'clean'
  const words = isInDoubt ? text.checking : wordsFor(status)
  const isFault = isSaveFault(status)
  return (
    <span
      role="status"
      aria-label={words}
      title={words}
      className={`flex min-h-control items-center gap-1.5 text-small ${isFault ? 'text-warn order-last basis-full' : 'text-ink-2'}`}
    >
      <span className={`size-2 shrink-0 rounded-full ${dots[isInDoubt ? 'loading' : status.state]}`} />
      <span className={isFault ? '' : 'whitespace-nowrap max-wide:sr-only'}>{words}</span>
      {status.state === 'undecided' ? (
        <Button onClick={status.decide}>{text.decide}</Button>
      ) : (
        isFault && status.state !== 'saving' && <TryAgain />
      )}
    </span>
  )
}

/** Saves now and takes the refusals shown before as read; where there is no saver, asks the server who is signed in. */
function TryAgain() {
  const [isTrying, setTrying] = useState(false)

  async function tryAgain() {
    const { saver } = saverStore.getState()
    setTrying(true)
    await (saver ? saveAgain(saver).catch(() => {}) : refreshAccount())
    setTrying(false)
  }

  return (
    <Button disabled={isTrying} onClick={() => void tryAgain()}>
      {text.retry}
    </Button>
  )
}

async function saveAgain(saver: Saver): Promise<void> {
  // A refusal that comes only now has yet to be read.
  if ((await saver.saveNow()) !== 'refused') await saver.takeRefusal()
}

const dots: Readonly<Record<SaveStatus['state'], string>> = {
  off: '',
  kept: 'bg-warn',
  loading: 'bg-ink-3',
  undecided: 'bg-warn',
  clean: 'bg-have',
  dirty: 'bg-accent',
  saving: 'bg-accent animate-pulse motion-reduce:animate-none',
  failed: 'bg-warn',
}

function wordsFor(status: SaveStatus): string {
  switch (status.state) {
    case 'off':
      return ''
    case 'kept':
      return text.kept
    case 'loading':
      return text.loading
    case 'undecided':
      return text.undecided
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
