import type { TreeNodeKind } from '#domain/crafting/recipe-tree'
import { type Box, boxHeight, boxWidth, type Forest, ingredientsOf, type Rect } from './forest.ts'
import { levelStep } from './forest-layout.ts'

/** How much of a box is drawn: less where the rest could not be read, and only its shape where boxes are too small or too many. */
export type Detail = 'full' | 'brief' | 'overview'

const mostFullBoxes = 110
const mostBriefBoxes = 150
/** How far below a box's top the line runs along which its ingredients hang. */
const busHeight = boxHeight + (levelStep - boxHeight) / 2

export function detailOf(zoom: number, boxes: number): Detail {
  if (zoom >= 0.6 && boxes <= mostFullBoxes) return 'full'
  return zoom >= 0.25 && boxes <= mostBriefBoxes ? 'brief' : 'overview'
}

/** The lines from boxes to their ingredients inside the window: down, along, and down again. */
export function linesIn(forest: Forest, window: Rect): string {
  let lines = ''
  for (const box of forest.boxes) {
    if (box.ingredients === 0 || box.y + levelStep < window.top || box.y + boxHeight > window.bottom) continue
    const ingredients = ingredientsOf(forest, box)
    const start = middle(box)
    const first = Math.max(window.left, Math.min(start, middle(ingredients[0]!)))
    const last = Math.min(window.right, Math.max(start, middle(ingredients.at(-1)!)))
    if (first > last) continue
    const bus = box.y + busHeight
    if (isBetween(start, window)) lines += `M${start} ${box.y + boxHeight}V${bus}`
    lines += `M${first} ${bus}H${last}`
    for (const ingredient of ingredients) {
      if (isBetween(middle(ingredient), window)) lines += `M${middle(ingredient)} ${bus}V${ingredient.y}`
    }
  }
  return lines
}

/** The line along a path of boxes, from the target down. */
export function lineAlong(path: readonly Box[]): string {
  let line = ''
  path.slice(1).forEach((box, at) => {
    const parent = path[at]!
    line += `M${middle(parent)} ${parent.y + boxHeight}V${parent.y + busHeight}H${middle(box)}V${box.y}`
  })
  return line
}

/** Corners of each kind's shape, as parts of a box; the legend draws the same (visual-tree.css). */
const shapes: Readonly<Record<TreeNodeKind, readonly (readonly [number, number])[]>> = {
  target: [
    [0.5, 0],
    [1, 0.25],
    [1, 0.75],
    [0.5, 1],
    [0, 0.75],
    [0, 0.25],
  ],
  raw: [
    [0.5, 0],
    [1, 1],
    [0, 1],
  ],
  haveEnough: [
    [0, 0.55],
    [0.2, 0.35],
    [0.4, 0.6],
    [0.8, 0.1],
    [1, 0.3],
    [0.4, 1],
  ],
  intermediate: [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ],
}

/** Boxes too small to be read, as the shapes of their kinds. */
export function shapesOf(boxes: readonly Box[]): string {
  let drawn = ''
  for (const { node, x, y } of boxes) {
    const corners = shapes[node.kind].map(([dx, dy]) => `${x + dx * boxWidth} ${y + dy * boxHeight}`)
    drawn += `M${corners.join('L')}Z`
  }
  return drawn
}

function middle({ x }: Box): number {
  return x + boxWidth / 2
}

function isBetween(x: number, window: Rect): boolean {
  return x >= window.left && x <= window.right
}
