import { lazily } from '../lazy/lazily.tsx'
import { offlineText as text } from '../messages/offline-text.ts'
import { whenAtRest } from '../state/when-at-rest.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

/** Notices about a new version of the app or its catalogue; their code is fetched once the page is idle. */
export const AppNotices = lazily({
  load: () =>
    whenAtRest()
      .then(() => import('./notices.tsx'))
      .then((part) => part.Notices),
  waiting: null,
  Failed: PartMissing,
})

/** Part of this file: where the code of the notices cannot be fetched, nothing else could say so (BEY-10). */
function PartMissing() {
  return (
    <Notice text={text.missing}>
      <Button onClick={() => location.reload()}>{text.reload}</Button>
    </Notice>
  )
}
