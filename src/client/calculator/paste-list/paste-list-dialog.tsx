import { useState } from 'react'
import { pasteText as text } from '../../messages/paste-text.ts'
import { isUndecided } from '../../plan/paste-list/decided-lines.ts'
import { PastedList, usePastedList } from '../../plan/paste-list/pasted-list.tsx'
import { useEngine } from '../../state/catalog.ts'
import { takeList } from '../../state/edits.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** On a phone the long labels need the whole line. */
const fitting = 'max-phone:w-full max-phone:px-1'

/** Takes what is owned from a pasted list; every line that is not clear asks, and nothing is guessed (BEY-7). */
export function PasteListDialog({ onClose }: { onClose: () => void }) {
  const { catalog } = useEngine()
  const pasted = usePastedList(catalog)
  const { amounts } = pasted
  const canTake = amounts.size > 0 && !pasted.isReading
  const [kept, setKept] = useState(0)

  /** Takes the clear lines; lines that still ask for a decision stay in the field. */
  function take(how: 'set' | 'add') {
    takeList(amounts, how)
    const staying = pasted.keepOnly(isUndecided)
    if (staying === 0) onClose()
    else setKept(staying)
  }

  return (
    <Dialog title={text.title} closeLabel={text.close} onClose={onClose}>
      {kept > 0 && (
        <p role="status" className="mb-2 text-small text-warn">
          {text.kept(kept)}
        </p>
      )}
      <PastedList catalog={catalog} pasted={pasted} label={text.field} />
      <div className="mt-2.5 flex flex-wrap gap-2">
        <Button look="primary" className={fitting} disabled={!canTake} onClick={() => take('set')}>
          {text.set}
        </Button>
        <Button className={fitting} disabled={!canTake} onClick={() => take('add')}>
          {text.add}
        </Button>
      </div>
    </Dialog>
  )
}
