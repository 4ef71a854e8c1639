import { startTransition, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { treeButtonText as text } from '../../messages/tree-button-text.ts'
import { useCalculator } from '../../state/calculator.ts'
import { Button } from '../../ui/button.tsx'
import { openTree, useIsTreeOpen } from './tree-address.ts'
import { fetchTree } from './tree-chunk.ts'
import { TreeDialog } from './tree-dialog.tsx'

/** The button 'Visual Tree' (CAL-10), and the tree itself while the address asks for it; no button where nothing is queued. */
export function VisualTreeButton() {
  const open = useIsTreeOpen()
  const isEmpty = useCalculator((state) => state.buildList.length === 0)
  // While the pointer is on its way to the press the dialog is drawn out of sight, so that it opens in a frame.
  const [isNear, setIsNear] = useState(false)
  const prepare = () => startTransition(() => setIsNear(true))
  const forget = () => open || setIsNear(false)
  useEffect(() => {
    // A finger gives no notice: its first tap should find the code here.
    if (!isEmpty) void fetchTree()
  }, [isEmpty])
  const button = useRef<HTMLButtonElement>(null)
  // The open tree covered the button: only when it has gone can be seen whether the pointer or the focus is still on it.
  useEffect(() => {
    if (!open && !button.current?.matches(':hover, :focus')) setIsNear(false)
  }, [open])
  return (
    <>
      {!isEmpty && (
        <Button
          ref={button}
          className="text-small"
          aria-haspopup="dialog"
          onPointerEnter={prepare}
          onPointerLeave={forget}
          onFocus={prepare}
          onBlur={forget}
          onClick={openTree}
        >
          {text.open}
        </Button>
      )}
      {/* At the page's end, since the column of the button may be out of sight. If Tab comes to it before it is open, it is taken away. */}
      {(open || (isNear && !isEmpty)) &&
        createPortal(<TreeDialog isOpen={open} onReachedEarly={forget} />, document.body)}
    </>
  )
}
