import type { TreeNode } from '#domain/crafting/recipe-tree'

export const boxWidth = 180
export const boxHeight = 120

/** A tree's node in its place on the canvas; boxes of a tree stand level by level, ingredients side by side. */
export type Box = {
  readonly index: number
  readonly node: TreeNode
  /** -1 for a target. */
  readonly parent: number
  /** The index of its first ingredient, which the others follow, and how many there are. */
  readonly firstIngredient: number
  readonly ingredients: number
  /** 1 for a target. */
  readonly level: number
  /** Its place among the ingredients of its parent, or among the targets, from 1, and how many they are. */
  readonly place: number
  readonly siblings: number
  /** Upper left corner in pixels of the canvas. */
  readonly x: number
  readonly y: number
}

export type Rect = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** All trees that are shown together, with their place on one canvas. */
export type Forest = {
  readonly boxes: readonly Box[]
  /** The indexes of the targets' boxes. */
  readonly targets: readonly number[]
  readonly levels: number
  /** Ingredients that the trees' limit left out. */
  readonly hidden: number
  readonly width: number
  readonly height: number
  /** The part of the canvas that the trees take up. */
  readonly drawn: Rect
}

export function ingredientsOf(forest: Forest, box: Box): readonly Box[] {
  return forest.boxes.slice(box.firstIngredient, box.firstIngredient + box.ingredients)
}

export function rectOf({ x, y }: Box): Rect {
  return { left: x, top: y, right: x + boxWidth, bottom: y + boxHeight }
}

export function overlaps(a: Rect, b: Rect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
