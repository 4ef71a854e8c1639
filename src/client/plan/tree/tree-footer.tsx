import { formatShare } from '../../messages/format-pieces.ts'
import { treeText } from '../../messages/tree-text.ts'
import { Button } from '../../ui/button.tsx'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { pathText } from './box-words.ts'
import { sumOf } from './highlight.ts'
import type { TreeLook } from './tree-address.ts'
import type { TreeMarks } from './use-tree-marks.ts'

/** Says what is highlighted and the path to it; while nothing is, what the player can do. */
export function TreeFooter({ marks, look }: { marks: TreeMarks; look: TreeLook }) {
  const { highlight } = marks
  const isTouch = useMediaQuery('(pointer: coarse)')
  const hints = isTouch ? treeText.hintsTouch : treeText.hints
  const path = highlight ? pathText(highlight.path) : ''
  return (
    <div className="tree-footer">
      <p role="status" className="min-w-0 flex-1">
        {highlight ? (
          <>
            <b className="block text-ink">
              {treeText.highlighted(
                highlight.chosen.node.itemName,
                highlight.same.length,
                formatShare(sumOf(highlight.same, 'needed')),
                formatShare(sumOf(highlight.same, 'missing')),
              )}
            </b>
            {highlight.path.length > 1 && (
              <span className="block truncate" title={path}>
                {path}
              </span>
            )}
          </>
        ) : (
          hints[look]
        )}
      </p>
      {highlight && (
        <Button className="text-small" title={treeText.clearTitle} onClick={marks.clear}>
          {treeText.clear}
        </Button>
      )}
    </div>
  )
}
