import type { TreeNode, TreeNodeKind } from '#domain/crafting/recipe-tree'
import { formatShare } from '../../messages/format-pieces.ts'
import { treeText } from '../../messages/tree-text.ts'

/** The kind's colour and shape, and its word for those who cannot see them. */
export function TreeKind({ kind }: { kind: TreeNodeKind }) {
  const word = treeText.kinds[kind]
  return <i role="img" className="tree-kind" data-kind={kind} aria-label={word} title={word} />
}

export function TreeMissing({ missing, toGet }: Pick<TreeNode, 'missing' | 'toGet'>) {
  if (toGet === 0) return <b className="tree-ready">{missing > 0 ? treeText.comesAlong : treeText.ready}</b>
  const words = toGet < missing ? treeText.toGet : treeText.missing
  return <b className="tree-missing">{words(formatShare(toGet))}</b>
}

/** Says what a box does not show: a circle that was cut here, or ingredients that are not drawn. */
export function TreeBadge({ hidden, obtainFirst }: { hidden: number; obtainFirst: boolean }) {
  if (obtainFirst) return <span className="tree-badge">{treeText.obtainFirst}</span>
  if (hidden === 0) return null
  return (
    <span className="tree-badge" title={treeText.moreHint(hidden)}>
      {treeText.more(hidden)}
    </span>
  )
}
