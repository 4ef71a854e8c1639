import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { treeButtonText as text } from '../../../messages/tree-button-text.ts'
import { usePlanQueue } from '../../../plan/current-plan.ts'
import { openTree, useIsTreeOpen } from '../../../plan/tree/tree-address.ts'
import { fetchTree } from '../../../plan/tree/tree-chunk.ts'
import { TreeDialog } from '../../../plan/tree/tree-dialog.tsx'
import { Button } from '../../../ui/button.tsx'

/** 'Visual Tree' of the project's items; nothing where it has none. */
export function ProjectTreeButton() {
  const open = useIsTreeOpen()
  const isEmpty = usePlanQueue().length === 0
  useEffect(() => {
    if (!isEmpty) void fetchTree()
  }, [isEmpty])
  return (
    <>
      {!isEmpty && (
        <Button aria-haspopup="dialog" onClick={openTree}>
          {text.open}
        </Button>
      )}
      {open && createPortal(<TreeDialog isOpen onReachedEarly={nothing} />, document.body)}
    </>
  )
}

/** The tree never calls this: it does so only while it is closed, and here it is drawn only while it is open. */
function nothing(): void {}
