import { type Box, type Forest, ingredientsOf } from './forest.ts'

/** Boxes whose ingredients are shown under them. */
export type OpenBoxes = ReadonlySet<number>

export function onlyTargets({ targets }: Forest): OpenBoxes {
  return new Set(targets)
}

/** Opens the targets, and every box on the way to this one. The way ends at a target: its parent is -1, and there is no such box. */
export function openTo(forest: Forest, index: number): OpenBoxes {
  const open = new Set(forest.targets)
  for (let box = forest.boxes[index]; box; box = forest.boxes[box.parent]) {
    if (box.parent >= 0) open.add(box.parent)
  }
  return open
}

export function everyBox({ boxes }: Forest): OpenBoxes {
  return new Set(boxes.filter(({ ingredients }) => ingredients > 0).map(({ index }) => index))
}

/** The lines of the list: every target, and under each open box its ingredients. */
export function listLines(forest: Forest, open: OpenBoxes): readonly Box[] {
  const lines: Box[] = []
  const add = (box: Box) => {
    lines.push(box)
    if (open.has(box.index)) for (const ingredient of ingredientsOf(forest, box)) add(ingredient)
  }
  for (const target of forest.targets) add(forest.boxes[target]!)
  return lines
}

/** The line nearest to a box: its own, or that of the closed box it is in. */
export function lineOf(forest: Forest, lines: readonly Box[], index: number): number {
  for (let box = forest.boxes[index]; box; box = forest.boxes[box.parent]) {
    const line = lines.indexOf(box)
    if (line >= 0) return line
  }
  return 0
}

export type ListMove = { readonly go: Box } | { readonly toggle: Box }

/** What a key does on a line: go up or down, open or close the box, or go to the box it is for. */
export function listMove(
  forest: Forest,
  { lines, open, line }: { lines: readonly Box[]; open: OpenBoxes; line: number },
  key: string,
): ListMove | null {
  const box = lines[line]
  if (!box) return null
  const isOpen = open.has(box.index)
  const go = (to: Box | undefined) => (to ? { go: to } : null)
  switch (key) {
    case 'ArrowDown':
      return go(lines[line + 1])
    case 'ArrowUp':
      return go(lines[line - 1])
    case 'Home':
      return go(lines[0])
    case 'End':
      return go(lines.at(-1))
    case 'ArrowRight':
      if (box.ingredients === 0) return null
      return isOpen ? go(lines[line + 1]) : { toggle: box }
    case 'ArrowLeft':
      return isOpen ? { toggle: box } : go(forest.boxes[box.parent])
    default:
      return null
  }
}
