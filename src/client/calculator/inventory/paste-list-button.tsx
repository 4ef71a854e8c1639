import { lazyPart } from '../../lazy/lazy-part.tsx'
import { pasteText as text } from '../../messages/paste-text.ts'
import { undo, useHistory } from '../../state/history.ts'
import { Button } from '../../ui/button.tsx'
import { setPasteListOpen, usePasteListOpen } from '../paste-list/paste-list-open.ts'

const PasteListDialog = lazyPart(() =>
  import('../paste-list/paste-list-dialog.tsx').then((part) => part.PasteListDialog),
)

/** Opens the dialog for pasting a list, and offers to undo right after one was taken (BEY-7). */
export function PasteListButton() {
  const open = usePasteListOpen()
  const justTaken = useHistory().undo?.kind === 'listPasted'
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-2">
      <span role="status" className="text-small text-ink-2">
        {justTaken && text.taken}
      </span>
      {justTaken && (
        <Button look="quiet" className="text-small" onClick={undo}>
          {text.undo}
        </Button>
      )}
      <Button
        className="text-small"
        title={text.openTitle}
        aria-haspopup="dialog"
        onClick={() => setPasteListOpen(true)}
      >
        {text.open}
      </Button>
      {open && <PasteListDialog onClose={() => setPasteListOpen(false)} />}
    </div>
  )
}
