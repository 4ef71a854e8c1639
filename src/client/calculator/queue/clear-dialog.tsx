import { calculatorText } from '../../messages/calculator-text.ts'
import { clearQueueText as text } from '../../messages/clear-queue-text.ts'
import { useCalculator } from '../../state/calculator.ts'
import { clearQueue } from '../../state/edits.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { focusColumn } from '../state/focus-column.ts'

/** Asks before the whole queue is cleared (CAL-5). A dialog, because the column is too narrow for the question and both answers. */
export function ClearDialog({ onClose }: { onClose: () => void }) {
  const buildList = useCalculator((state) => state.buildList)
  const items = buildList.reduce((sum, entry) => sum + entry.quantity, 0)

  function clear() {
    onClose()
    clearQueue()
    // The button that asked is gone: the column takes the focus, once the empty queue is drawn.
    requestAnimationFrame(() => focusColumn('queue'))
  }

  return (
    <Dialog title={calculatorText.queue.clear} closeLabel={text.close} onClose={onClose}>
      {/* Takes the focus, so that a second Enter does not clear the queue. */}
      <p data-read-first tabIndex={-1} className="font-semibold outline-none">
        {text.areYouSure}
      </p>
      <p className="mt-1 mb-3 text-ink-2">{text.about(buildList.length, items)}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button look="danger" onClick={clear}>
          {text.yesClear}
        </Button>
      </div>
    </Dialog>
  )
}
