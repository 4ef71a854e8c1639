import { useEffect, useState } from 'react'
import { lazyPart } from '../../lazy/lazy-part.tsx'
import { shareButtonsText } from '../../messages/share-buttons-text.ts'
import { addCommands } from '../../state/commands.ts'
import { Button } from '../../ui/button.tsx'
import { showColumn } from '../state/calculator-view.ts'

const ShareDialog = lazyPart(() => import('./share-dialog.tsx').then((part) => part.ShareDialog))

/** The button that shares the queue (BEY-1), for the command palette too. */
export function ShareQueueButton() {
  const [sharing, setSharing] = useState(false)

  useEffect(
    () =>
      addCommands([
        {
          id: 'share',
          title: shareButtonsText.shareTitle,
          also: shareButtonsText.shareAlso,
          run: () => {
            showColumn('queue')
            setSharing(true)
          },
        },
      ]),
    [],
  )

  return (
    <>
      <Button
        className="text-small"
        title={shareButtonsText.shareTitle}
        aria-haspopup="dialog"
        onClick={() => setSharing(true)}
      >
        {shareButtonsText.share}
      </Button>
      {sharing && <ShareDialog onClose={() => setSharing(false)} />}
    </>
  )
}
