import { type CSSProperties, memo } from 'react'
import { TierChip } from '../../item/tier-chip.tsx'
import { treeText } from '../../messages/tree-text.ts'
import { neededText } from './box-words.ts'
import type { Box } from './forest.ts'
import type { Mark } from './highlight.ts'
import { TreeBadge, TreeKind, TreeMissing } from './tree-marks.tsx'
import { useBoxDetail } from './use-box-detail.ts'

type Props = {
  id: string
  box: Box
  top: number
  height: number
  /** How many levels the whole forest has: in a deep one each level is indented less. */
  levels: number
  isOpen: boolean
  isActive: boolean
  /** How the line stands to the highlighted box; null where none is highlighted. */
  mark: Mark | null
}

/**
 * One box of the list, indented by its level. Read aloud, its name comes first; seen, its marks do. The list (tree-list.tsx) hears the
 * presses: `data-box` tells it which box was pressed, `data-toggle` that its ingredients are to be opened or closed.
 */
export const TreeListLine = memo(function TreeListLine(props: Props) {
  const { id, box, top, height, levels, isOpen, isActive, mark } = props
  const { node } = box
  const detail = useBoxDetail(node)
  const style = { top, height, '--level': box.level - 1, '--levels': Math.max(1, levels - 1) }
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the tree has the focus and names its active line.
    <div
      role="treeitem"
      id={id}
      className="tree-line"
      data-box={box.index}
      data-mark={mark}
      data-active={isActive || undefined}
      aria-level={box.level}
      aria-posinset={box.place}
      aria-setsize={box.siblings}
      aria-expanded={box.ingredients > 0 ? isOpen : undefined}
      aria-selected={mark === 'chosen'}
      style={style as CSSProperties}
    >
      <span className="tree-line-name">
        <span className="tree-line-title" title={node.itemName}>
          {node.itemName}
        </span>
        <TreeBadge hidden={node.hiddenIngredients} obtainFirst={node.obtainFirst} />
        <small title={detail}>{detail}</small>
      </span>
      <span
        className="tree-line-toggle"
        data-toggle={box.ingredients > 0 || undefined}
        data-open={isOpen || undefined}
        title={
          box.ingredients > 0 ? (isOpen ? treeText.collapse : treeText.expand)(node.itemName) : undefined
        }
      />
      <TreeKind kind={node.kind} />
      <TierChip tier={node.tier} />
      <span className="tree-line-amount">
        <TreeMissing missing={node.missing} toGet={node.toGet} />
        <small>{neededText(node)}</small>
      </span>
    </div>
  )
})
