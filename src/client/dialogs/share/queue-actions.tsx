import { useEffect, useState } from 'react'
import { shareButtonsText } from '../../messages/share-buttons-text.ts'
import { showColumn } from '../../state/calculator-view.ts'
import { addCommands } from '../../state/commands.ts'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../lazy-part.tsx'

const ShareDialog = lazyPart(() => import('./share-dialog.tsx').then((part) => part.ShareDialog))

/** What one does with a queue as a whole. */
export function QueueActions() {
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
