import { type ComponentType, lazy, Suspense } from 'react'
import { useAccount } from '../session/account.ts'
import { whenAtRest } from '../state/when-at-rest.ts'

const Bell = lazy(() =>
  whenAtRest()
    .then(() => import('../notifications/bell.tsx'))
    .then(
      (part) => ({ default: part.Bell as ComponentType }),
      () => ({ default: () => null }),
    ),
)

/** The bell of a signed-in user; its place is kept while its code is fetched. */
export function BellPlace() {
  const { state } = useAccount()
  if (state === 'signedOut') return null
  return (
    <span className="relative flex w-control">
      <Suspense fallback={null}>{state === 'signedIn' && <Bell />}</Suspense>
    </span>
  )
}
