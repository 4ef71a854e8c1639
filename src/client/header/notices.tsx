import { useState } from 'react'
import { offlineText } from '../messages/offline-text.ts'
import { useAppVersion } from '../offline/app-version.ts'
import { Button } from '../ui/button.tsx'
import { QuietNotice } from '../ui/quiet-notice.tsx'
import { CatalogNotices } from './catalog/catalog-notices.tsx'

/** Notices about a new version of the app or its catalogue. */
export function Notices() {
  return (
    <>
      <VersionNotice />
      <CatalogNotices />
    </>
  )
}

function VersionNotice() {
  const { moveOn, missing } = useAppVersion()
  const [later, setLater] = useState(false)
  if (moveOn && !later)
    return (
      <QuietNotice text={offlineText.ready}>
        <Button look="primary" onClick={moveOn}>
          {offlineText.reload}
        </Button>
        <Button look="quiet" onClick={() => setLater(true)}>
          {offlineText.later}
        </Button>
      </QuietNotice>
    )
  if (missing)
    return (
      <QuietNotice text={offlineText.missing}>
        <Button look="primary" onClick={moveOn ?? (() => location.reload())}>
          {offlineText.reload}
        </Button>
      </QuietNotice>
    )
  return null
}
