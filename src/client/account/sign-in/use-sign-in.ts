import { useEffect, useRef, useState } from 'react'
import type { SignInProvider } from '#contract/users'
import { ask } from '../../api/ask.ts'
import { networkTimeOut } from '../../api/network-time-out.ts'
import { outcomeOf } from '../../api/outcome.ts'
import { confirmSignIn } from '../../session/session.ts'
import { type SignInAttempt, startSignIn } from '../../session/sign-in.ts'
import { setAuthError } from './auth-error.ts'

/** After this time the dialog says that signing in takes long; it never gives up on its own (AUTH-3). */
const slowAfterMs = 8_000

type Step =
  | { readonly state: 'choosing' }
  | {
      readonly state: 'waiting'
      readonly provider: string
      readonly url: string
      readonly isBlocked: boolean
      readonly isSlow: boolean
    }
  | { readonly state: 'finishing' }

/** Runs one sign-in attempt at a time; closing the dialog ends it. */
export function useSignIn() {
  const [step, setStep] = useState<Step>({ state: 'choosing' })
  const attempt = useRef<SignInAttempt | null>(null)

  useEffect(
    () => () => {
      attempt.current?.end()
      attempt.current = null
    },
    [],
  )
  const isWaiting = step.state === 'waiting'
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(
      () => setStep((now) => (now.state === 'waiting' ? { ...now, isSlow: true } : now)),
      slowAfterMs,
    )
    return () => clearTimeout(timer)
  }, [isWaiting])

  function endAttempt() {
    attempt.current?.end()
    attempt.current = null
  }

  function fail(code: string) {
    attempt.current = null
    setAuthError(code)
    setStep({ state: 'choosing' })
  }

  /** Lets the window go on, if the server answers: else it would show the browser's own page about that, and could not be closed any more. */
  async function goOnOrFail(started: SignInAttempt) {
    const asked = await outcomeOf(ask('getSignInProviders', {}, { signal: networkTimeOut() }))
    if (attempt.current !== started) return
    if (asked.done || !asked.trouble.isOffline) return started.goOn()
    started.end()
    fail('network-request-failed')
  }

  async function finish() {
    attempt.current = null
    setAuthError(null)
    setStep({ state: 'finishing' })
    const result = await confirmSignIn()
    if (result !== 'signedIn') fail(result)
  }

  return {
    step,
    start({ id, name }: SignInProvider) {
      endAttempt()
      const started = startSignIn(id, { onSuccess: () => void finish(), onError: fail })
      attempt.current = started
      const { url, isBlocked } = started
      setAuthError(isBlocked ? 'popup-blocked' : null)
      setStep({ state: 'waiting', provider: name, url, isBlocked, isSlow: false })
      // Where the window is blocked, the user is shown a link; what happens in the window that it opens is heard all the same.
      if (!isBlocked) void goOnOrFail(started)
    },
    cancel() {
      endAttempt()
      fail('cancelled-popup-request')
    },
  }
}
