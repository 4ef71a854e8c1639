import { useEffect } from 'react'
import { signInText as text } from '../../messages/sign-in-text.ts'
import { useAccount } from '../../session/account.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { focusAccount } from '../focus-account.ts'
import { PrivacyLink } from '../privacy-link.tsx'
import { setAuthError, useAuthError } from './auth-error.ts'
import { ProviderButtons } from './provider-buttons.tsx'
import { useSignIn } from './use-sign-in.ts'

/** Signs in through a window of the provider (AUTH-1), and shows why that failed (SYS-2). */
export function SignInDialog({ onClose }: { onClose: () => void }) {
  const error = useAuthError()
  const { step, start, cancel } = useSignIn()
  const { state } = useAccount()
  // An old error is not shown again the next time.
  useEffect(() => () => setAuthError(null), [])
  // Signed in here or in another tab.
  useEffect(() => {
    if (state !== 'signedIn') return
    onClose()
    focusAccount()
  }, [state, onClose])

  return (
    <Dialog title={text.title} closeLabel={text.close} onClose={onClose}>
      <p className="mb-3 text-ink-2">{text.intro}</p>
      {error && (
        <p role="alert" className="mb-3 rounded-part bg-missing-soft px-3 py-2 text-missing">
          {error}
        </p>
      )}
      {step.state === 'choosing' ? (
        <ProviderButtons onStart={start} />
      ) : (
        <div className="flex flex-col items-start gap-3">
          {step.state === 'waiting' && step.isBlocked && (
            <a className="font-semibold text-accent underline" href={step.url} target="_blank" rel="noopener">
              {text.blockedLink}
            </a>
          )}
          <div role="status">
            {step.state === 'finishing' && text.finishing}
            {step.state === 'waiting' && !step.isBlocked && (
              <>
                {step.isSlow ? text.still : text.waiting(step.provider)}
                {step.isSlow && <p className="text-small text-ink-2">{text.stillHint}</p>}
              </>
            )}
          </div>
          {step.state === 'waiting' && <Button onClick={cancel}>{text.cancel}</Button>}
        </div>
      )}
      <p className="mt-4 border-t border-line pt-3 text-small">
        <PrivacyLink onClose={onClose} />
      </p>
    </Dialog>
  )
}
