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

/** What can wait until the page is at rest: word of a new version of the app or its catalogue. */
export function AppNotices() {
  return (
    <Suspense fallback={null}>
      <Notices />
    </Suspense>
  )
}
