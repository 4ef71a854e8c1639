import { useEffect, useRef, useState } from 'react'
import type { SignInProvider } from '#contract/users'
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

  useEffect(() => () => attempt.current?.end(), [])
  const isWaiting = step.state === 'waiting'
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(
      () => setStep((now) => (now.state === 'waiting' ? { ...now, isSlow: true } : now)),
      slowAfterMs,
    )
    return () => clearTimeout(timer)
  }, [isWaiting])

  function fail(code: string) {
    setAuthError(code)
    setStep({ state: 'choosing' })
  }

  async function finish() {
    setAuthError(null)
    setStep({ state: 'finishing' })
    const result = await confirmSignIn()
    if (result !== 'signedIn') fail(result)
  }

  return {
    step,
    start({ id, name }: SignInProvider) {
      const started = startSignIn(id, { onSuccess: () => void finish(), onError: fail })
      attempt.current = started
      const { url, isBlocked } = started
      setAuthError(isBlocked ? 'popup-blocked' : null)
      setStep({ state: 'waiting', provider: name, url, isBlocked, isSlow: false })
    },
    cancel() {
      attempt.current?.end()
      fail('cancelled-popup-request')
    },
  }
}
