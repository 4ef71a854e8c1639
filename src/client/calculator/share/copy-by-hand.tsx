import { shareText } from '../../messages/share-text.ts'
import { Dialog } from '../../ui/dialog.tsx'

const text = shareText.exports

/** The text to copy where the browser keeps its clipboard to itself. */
export function CopyByHand({ text: copied, onClose }: { text: string; onClose: () => void }) {
  return (
    <Dialog title={text.title} closeLabel={shareText.close} onClose={onClose}>
      <p role="alert" className="mb-2 text-ink-2">
        {text.notCopied}
      </p>
      <textarea
        ref={selectAll}
        readOnly
        rows={12}
        className="w-full resize-none rounded-part border border-line-strong bg-paper p-2.5 text-small"
        aria-label={text.field}
        value={copied}
      />
    </Dialog>
  )
}

function selectAll(field: HTMLTextAreaElement | null) {
  // After the dialog around it has opened and placed the focus.
  if (field) requestAnimationFrame(() => field.select())
}
