import type { TreeNodeKind } from '#domain/crafting/recipe-tree'
import { treeText } from '../../messages/tree-text.ts'

const kinds: readonly TreeNodeKind[] = ['target', 'raw', 'haveEnough', 'intermediate']

/** Each kind of box: its word, its colour and its shape (CAL-10). */
export function TreeLegend({ boxes }: { boxes: number }) {
  return (
    <div className="tree-legend">
      <ul aria-label={treeText.legend}>
        {kinds.map((kind) => (
          <li key={kind}>
            <i className="tree-kind" data-kind={kind} />
            {treeText.kinds[kind]}
          </li>
        ))}
      </ul>
      <span className="tree-count">{treeText.boxes(boxes)}</span>
    </div>
  )
}
