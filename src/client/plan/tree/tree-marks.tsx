import type { TreeNodeKind } from '#domain/crafting/recipe-tree'
import { formatShare, treeText } from '../../messages/tree-text.ts'

/** The kind's colour and shape, and its word for those who cannot see them. */
export function TreeKind({ kind }: { kind: TreeNodeKind }) {
  const word = treeText.kinds[kind]
  return <i role="img" className="tree-kind" data-kind={kind} aria-label={word} title={word} />
}

export function TreeMissing({ amount }: { amount: number }) {
  return amount > 0 ? (
    <b className="tree-missing">{treeText.missing(formatShare(amount))}</b>
  ) : (
    <b className="tree-ready">{treeText.ready}</b>
  )
}

/** What is not to be seen of a box: a circle that was cut here, or ingredients that are not drawn. */
export function TreeBadge({ hidden, obtainFirst }: { hidden: number; obtainFirst: boolean }) {
  if (obtainFirst) return <span className="tree-badge">{treeText.obtainFirst}</span>
  if (hidden === 0) return null
  return (
    <span className="tree-badge" title={treeText.moreHint(hidden)}>
      {treeText.more(hidden)}
    </span>
  )
}
