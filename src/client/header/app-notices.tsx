import { type ComponentType, lazy, Suspense } from 'react'
import { whenAtRest } from '../state/when-at-rest.ts'

const Notices = lazy(() =>
  whenAtRest()
    .then(() => import('./notices.tsx'))
    .then(
      (part) => ({ default: part.Notices as ComponentType }),
      () => ({ default: () => null }),
    ),
)

/** Notices about a new version of the app or its catalogue; their code is fetched once the page is idle. */
export function AppNotices() {
  return (
    <Suspense fallback={null}>
      <Notices />
    </Suspense>
  )
}
