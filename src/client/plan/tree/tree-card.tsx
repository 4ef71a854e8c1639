import { memo } from 'react'
import type { TreeNode } from '#domain/crafting/recipe-tree'
import { TierChip } from '../../item/tier-chip.tsx'
import { formatShare } from '../../messages/format-pieces.ts'
import { treeText } from '../../messages/tree-text.ts'
import { neededText } from './box-words.ts'
import type { Box } from './forest.ts'
import type { Mark } from './highlight.ts'
import { TreeBadge, TreeKind, TreeMissing } from './tree-marks.tsx'
import { useBoxDetail } from './use-box-detail.ts'

type Props = {
  id: string
  box: Box
  isFull: boolean
  isActive: boolean
  mark: Mark | null
}

/** One box of the drawing; its size and place are those of the layout. Read aloud, its name comes first. */
export const TreeCard = memo(function TreeCard({ id, box, isFull, isActive, mark }: Props) {
  const { node } = box
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the tree has the focus and names its active box.
    <div
      role="treeitem"
      id={id}
      className="tree-card"
      data-box={box.index}
      data-kind={node.kind}
      data-mark={mark}
      data-active={isActive || undefined}
      aria-level={box.level}
      aria-posinset={box.place}
      aria-setsize={box.siblings}
      aria-selected={mark === 'chosen'}
      style={{ left: box.x, top: box.y }}
    >
      <span className="tree-card-name" title={node.itemName}>
        {node.itemName}
      </span>
      <TreeKind kind={node.kind} />
      {isFull ? (
        <CardFacts node={node} />
      ) : node.toGet > 0 ? (
        <b className="tree-missing">
          {formatShare(node.toGet)}
          <span className="sr-only"> {treeText.missingWord}</span>
        </b>
      ) : (
        <b className="tree-ready">{treeText.readyMark}</b>
      )}
    </div>
  )
})

function CardFacts({ node }: { node: TreeNode }) {
  const detail = useBoxDetail(node)
  return (
    <>
      <TierChip tier={node.tier} />
      <span className="tree-card-needed">{neededText(node)}</span>
      <TreeMissing missing={node.missing} toGet={node.toGet} />
      <span className="tree-card-origin" title={detail}>
        {detail}
      </span>
      <TreeBadge hidden={node.hiddenIngredients} obtainFirst={node.obtainFirst} />
    </>
  )
}
