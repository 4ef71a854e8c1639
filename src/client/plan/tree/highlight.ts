import type { Box, Forest } from './forest.ts'

/** How a box is related to the highlighted one: itself, on its way to the target, the same item, or aside. */
export type Mark = 'chosen' | 'path' | 'same' | 'aside'

export type Highlight = {
  readonly chosen: Box
  /** From the target to the highlighted box. */
  readonly path: readonly Box[]
  /** Every box of the item, the highlighted one among them. */
  readonly same: readonly Box[]
  readonly markOf: (box: Box) => Mark
}

export function highlightOf(forest: Forest, index: number): Highlight | null {
  const chosen = forest.boxes[index]
  if (!chosen) return null
  const path: Box[] = []
  for (let box: Box | undefined = chosen; box; box = forest.boxes[box.parent]) path.unshift(box)
  const onPath = new Set(path)
  return {
    chosen,
    path,
    same: forest.boxes.filter((box) => box.node.itemId === chosen.node.itemId),
    markOf(box) {
      if (box === chosen) return 'chosen'
      if (onPath.has(box)) return 'path'
      return box.node.itemId === chosen.node.itemId ? 'same' : 'aside'
    },
  }
}

export function sumOf(boxes: readonly Box[], amount: 'needed' | 'missing'): number {
  return boxes.reduce((sum, { node }) => sum + node[amount], 0)
}
