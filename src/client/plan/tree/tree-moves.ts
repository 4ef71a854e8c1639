import type { Box, Forest } from './forest.ts'

const moves: Readonly<Record<string, (forest: Forest, box: Box) => Box | undefined>> = {
  ArrowUp: (forest, box) => forest.boxes[box.parent],
  ArrowDown: (forest, box) => (box.ingredients > 0 ? forest.boxes[box.firstIngredient] : undefined),
  ArrowLeft: (forest, box) => beside(forest, box, -1),
  ArrowRight: (forest, box) => beside(forest, box, 1),
  Home: targetOf,
}

/** Where a key leads from a box of the drawn tree: up to what it is for, down to its first ingredient, or beside. */
export function boxAfterKey(forest: Forest, box: Box, key: string): Box | undefined {
  return moves[key]?.(forest, box)
}

/** The next box of the level, even where it is for another box; from a target, the next tree's target. */
function beside({ boxes, targets }: Forest, box: Box, step: 1 | -1): Box | undefined {
  if (box.parent === -1) return boxes[targets[targets.indexOf(box.index) + step] ?? -1]
  const next = boxes[box.index + step]
  return next?.level === box.level ? next : undefined
}

/** The target of a box's tree: the boxes of a tree follow its target in the list, level by level. */
function targetOf(forest: Forest, box: Box): Box {
  const target = forest.targets.findLast((index) => index <= box.index) ?? 0
  return forest.boxes[target] ?? box
}
