import { type ComponentType, lazy } from 'react'
import { shareButtonsText } from '../../messages/share-buttons-text.ts'
import { Button } from '../../ui/button.tsx'
import { PlainDialog } from '../../ui/plain-dialog.tsx'

const text = shareButtonsText.notLoaded

/** A part that is fetched when it is first drawn; one that does not arrive says so, and the page lives on. */
export function lazyPart<Props extends { onClose: () => void }>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: NotLoaded as ComponentType<Props> }),
    ),
  )
}

function NotLoaded({ onClose }: { onClose: () => void }) {
  return (
    <PlainDialog title={text.title} closeLabel={text.close} onClose={onClose}>
      <p className="mb-4 text-ink-2">{text.body}</p>
      <Button look="primary" onClick={() => location.reload()}>
        {text.reload}
      </Button>
    </PlainDialog>
  )
}
