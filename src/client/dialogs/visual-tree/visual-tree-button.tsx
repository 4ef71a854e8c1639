import { createPortal } from 'react-dom'
import { treeButtonText as text } from '../../messages/tree-button-text.ts'
import { useCalculator } from '../../state/calculator.ts'
import { usePlan } from '../../state/plan.ts'
import { Button } from '../../ui/button.tsx'
import { openTree, useTreeAddress } from './tree-address.ts'
import { loadTree } from './tree-chunk.ts'
import { TreeDialog } from './tree-dialog.tsx'

/** 'Visual Tree' (CAL-10), and the tree itself while the address asks for it; nothing where nothing is queued. */
export function VisualTreeButton() {
  const { open } = useTreeAddress()
  const isEmpty = useCalculator((state) => state.buildList.length === 0)
  const plan = usePlan()
  const prepare = () =>
    void loadTree().then(
      ({ prepareTree }) => prepareTree(plan),
      () => undefined,
    )
  return (
    <>
      {!isEmpty && (
        <Button
          className="text-small"
          aria-haspopup="dialog"
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={openTree}
        >
          {text.open}
        </Button>
      )}
      {/* At the page's end, since the column of the button may be out of sight. */}
      {open && createPortal(<TreeDialog />, document.body)}
    </>
  )
}
