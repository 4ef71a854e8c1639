import { lazyExtra } from '../lazy/lazy-extra.tsx'
import { whenAtRest } from '../state/when-at-rest.ts'

/** Notices about a new version of the app or its catalogue; their code is fetched once the page is idle. */
export const AppNotices = lazyExtra(() =>
  whenAtRest()
    .then(() => import('./notices.tsx'))
    .then((part) => part.Notices),
)
