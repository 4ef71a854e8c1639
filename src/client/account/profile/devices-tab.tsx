import { Suspense, startTransition, use, useState } from 'react'
import type { Session } from '#contract/users'
import { ask } from '../../api/ask.ts'
import { networkTimeOut } from '../../api/network-time-out.ts'
import { profileText } from '../../messages/profile-text.ts'
import { signOutEverywhere } from '../../session/sign-out.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmButton } from '../../ui/confirm-button.tsx'

const text = profileText.devices

/** Every browser the player is signed in with, each to be signed out from here (S3). */
export function DevicesTab() {
  const [sessions, setSessions] = useState(list)
  const [trouble, setTrouble] = useState('')
  const [told, setTold] = useState('')

  async function end({ id, device }: Session) {
    setTrouble('')
    try {
      await ask('endSession', { id }, { signal: networkTimeOut() })
      setTold(text.signedOut(device))
      // The list stands until the new one is there.
      startTransition(() => setSessions(list()))
    } catch {
      setTrouble(text.endFailed)
    }
  }

  async function endAll() {
    setTrouble('')
    const result = await signOutEverywhere()
    if (result !== 'done') setTrouble(result === 'unsaved' ? text.unsaved : text.everywhereFailed)
  }

  return (
    <>
      <h3 className="font-bold">{text.title}</h3>
      <p className="text-small text-ink-2">{text.hint}</p>
      <Suspense fallback={<p className="py-2 text-ink-3">{profileText.loading}</p>}>
        <Sessions sessions={sessions} onEnd={end} onRetry={() => setSessions(list())} />
      </Suspense>
      {trouble && (
        <p role="alert" className="my-2 text-missing">
          {trouble}
        </p>
      )}
      <p role="status" className="min-h-[1lh] text-small text-have">
        {told}
      </p>
      <ConfirmButton labels={text.everywhere} onConfirm={() => void endAll()} />
    </>
  )
}

function list(): Promise<readonly Session[] | null> {
  return ask('getSessions', {}, { signal: networkTimeOut() }).catch(() => null)
}

type Props = {
  sessions: Promise<readonly Session[] | null>
  onEnd: (session: Session) => Promise<void>
  onRetry: () => void
}

function Sessions({ sessions, onEnd, onRetry }: Props) {
  const listed = use(sessions)
  if (!listed)
    return (
      <div role="alert" className="flex flex-col items-start gap-2 py-2">
        <p className="text-missing">{text.failed}</p>
        <Button onClick={onRetry}>{profileText.retry}</Button>
      </div>
    )
  return (
    <ul aria-label={text.title} className="my-2 divide-y divide-line border-y border-line">
      {listed.map((session) => (
        <li key={session.id} className="flex items-center gap-3 py-2">
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-baseline gap-x-2 font-semibold">
              <span className="break-words">{session.device}</span>
              {session.isThisOne && <Badge>{text.thisOne}</Badge>}
            </p>
            <p className="text-small text-ink-2">{text.times(session.createdAt, session.lastActive)}</p>
          </div>
          {!session.isThisOne && (
            <Button aria-label={text.signOutLabel(session.device)} onClick={() => void onEnd(session)}>
              {text.signOut}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
