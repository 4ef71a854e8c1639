import { useState } from 'react'
import type { Session } from '#contract/users'
import { ask } from '../../api/ask.ts'
import { networkTimeOut } from '../../api/network-time-out.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { profileText } from '../../messages/profile-text.ts'
import { signOutEverywhere } from '../../session/sign-out.ts'
import { Answered } from '../../ui/answered.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { plainListKeys } from '../../ui/plain-list-keys.ts'

const text = profileText.devices

/** Every browser the user is signed in with, each to be signed out from here (S3). */
export function DevicesTab() {
  const asked = useAnswer('getSessions', {})
  const [failure, setFailure] = useState('')
  const [success, setSuccess] = useState('')

  async function end({ id, device }: Session) {
    setFailure('')
    setSuccess('')
    try {
      await ask('endSession', { id }, { signal: networkTimeOut() })
      setSuccess(text.signedOut(device))
      void asked.askAgain()
    } catch {
      setFailure(text.endFailed)
    }
  }

  async function endAll() {
    setFailure('')
    setSuccess('')
    const result = await signOutEverywhere()
    // Where it is done, nobody is signed in here any more, and the dialog closes.
    if (result !== 'done') setFailure(result === 'unsaved' ? text.unsaved : text.everywhereFailed)
  }

  return (
    <>
      <h3 className="font-bold">{text.title}</h3>
      <p className="text-small text-ink-2">{text.hint}</p>
      <Answered asked={asked} words={{ ...profileText, failed: text.failed }}>
        {(sessions) => <SessionList sessions={sessions} onEnd={end} />}
      </Answered>
      {failure && (
        <p role="alert" className="my-2 text-missing">
          {failure}
        </p>
      )}
      <p role="status" className="min-h-[1lh] text-small text-have">
        {success}
      </p>
      <ConfirmButton labels={text.everywhere} onConfirm={() => void endAll()} />
    </>
  )
}

type Props = { sessions: readonly Session[]; onEnd: (session: Session) => Promise<void> }

function SessionList({ sessions, onEnd }: Props) {
  return (
    <ul
      ref={plainListKeys}
      aria-label={text.title}
      className="my-2 divide-y divide-line border-y border-line"
    >
      {sessions.map((session) => (
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
