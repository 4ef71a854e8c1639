import { useEffect, useState } from 'react'
import { undoText as text } from '../../messages/undo-text.ts'
import { useEngine } from '../../state/catalog.ts'
import { redo, undo, useHistory } from '../../state/history.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { stepWords } from './step-words.ts'

/** Undoes the last step, or redoes it, wherever in the calculator it was done (BEY-6). */
export function UndoButtons() {
  const { catalog } = useEngine()
  const history = useHistory()
  const [said, setSaid] = useState('')

  function takeBack() {
    if (!history.undo) return
    setSaid(text.undone(stepWords(catalog, history.undo)))
    undo()
  }

  function takeAgain() {
    if (!history.redo) return
    setSaid(text.redone(stepWords(catalog, history.redo)))
    redo()
  }

  // After each drawing anew, so that a key undoes the step that is drawn.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return
      const key = event.key.toLowerCase()
      if (key === 'z' && !event.shiftKey) takeBack()
      else if (key === 'y' || key === 'z') takeAgain()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })

  const undoTitle = history.undo ? text.undoTitle(stepWords(catalog, history.undo)) : text.nothingToUndo
  const redoTitle = history.redo ? text.redoTitle(stepWords(catalog, history.redo)) : text.nothingToRedo
  return (
    <>
      <Button
        look="quiet"
        icon
        disabled={!history.undo}
        title={undoTitle}
        aria-label={undoTitle}
        onClick={takeBack}
      >
        <Icon name="undo" />
      </Button>
      <Button
        look="quiet"
        icon
        disabled={!history.redo}
        title={redoTitle}
        aria-label={redoTitle}
        onClick={takeAgain}
      >
        <Icon name="redo" />
      </Button>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  )
}

/** A text field has an undo of its own. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null
}
