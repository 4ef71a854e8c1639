import { lazyExtra } from '../lazy/lazy-extra.tsx'
import { useAccount } from '../session/account.ts'
import { whenAtRest } from '../state/when-at-rest.ts'

const Bell = lazyExtra(() =>
  whenAtRest()
    .then(() => import('../notifications/bell.tsx'))
    .then((part) => part.Bell),
)

/** The bell of a signed-in user; its place is kept while its code is fetched. */
export function BellPlace() {
  const { state } = useAccount()
  if (state === 'signedOut') return null
  return <span className="relative flex w-control">{state === 'signedIn' && <Bell />}</span>
}
