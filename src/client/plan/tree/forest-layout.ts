import { type HierarchyPointNode, hierarchy, tree } from 'd3-hierarchy'
import type { TreeNode } from '#domain/crafting/recipe-tree'
import { type Box, boxHeight, boxWidth, type Forest } from './forest.ts'

export const siblingGap = 40
export const levelStep = 200
export const canvasMinimum = { width: 1200, height: 600 }
const cousinGap = 2 * siblingGap
const treeGap = { x: 120, y: 140 }
const margin = 60
/** Width by height of all trees together, about that of a screen: so wide a row becomes before the next tree begins a new one. */
const screenShape = 1.6

// The separation is in sizes of a node: boxes of different parents stand `cousinGap` apart.
const layOut = tree<TreeNode>()
  .nodeSize([boxWidth + siblingGap, levelStep])
  .separation((a, b) => (a.parent === b.parent ? 1 : (boxWidth + cousinGap) / (boxWidth + siblingGap)))

type Laid = {
  readonly nodes: readonly HierarchyPointNode<TreeNode>[]
  readonly left: number
  readonly width: number
  readonly height: number
}

/** Places trees on a canvas (CAL-10): each target on top, trees side by side and then in further rows. */
export function layOutForest(trees: readonly TreeNode[]): Forest {
  const laid = trees.map(layOutTree)
  const corners = placeTrees(laid)
  const right = Math.max(0, ...laid.map(({ width }, at) => corners[at]!.x + width))
  const bottom = Math.max(0, ...laid.map(({ height }, at) => corners[at]!.y + height))
  const width = Math.max(canvasMinimum.width, Math.ceil(right) + 2 * margin)
  const height = Math.max(canvasMinimum.height, bottom + 2 * margin)
  const left = (width - right) / 2

  const boxes: Box[] = []
  const targets: number[] = []
  laid.forEach(({ nodes, left: first }, at) => {
    targets.push(boxes.length)
    const corner = { x: left + corners[at]!.x - first, y: margin + corners[at]!.y }
    addBoxes(boxes, nodes, { corner, place: at + 1, siblings: laid.length })
  })
  return {
    boxes,
    targets,
    levels: boxes.reduce((deepest, { level }) => Math.max(deepest, level), 0),
    hidden: boxes.reduce((sum, { node }) => sum + node.hiddenIngredients, 0),
    width,
    height,
    drawn: { left, top: margin, right: left + right, bottom: margin + bottom },
  }
}

function layOutTree(root: TreeNode): Laid {
  const nodes = [...layOut(hierarchy(root, (node) => node.ingredients))]
  let [left, right, height] = [0, 0, 0]
  for (const { x, y } of nodes) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    height = Math.max(height, y)
  }
  return {
    nodes,
    left: left - boxWidth / 2,
    width: right - left + boxWidth,
    height: height + boxHeight,
  }
}

function placeTrees(trees: readonly Laid[]): { x: number; y: number }[] {
  const area = trees.reduce((sum, { width, height }) => sum + (width + treeGap.x) * (height + treeGap.y), 0)
  const widest = Math.max(Math.sqrt(area * screenShape), ...trees.map(({ width }) => width))
  let [x, y, rowHeight] = [0, 0, 0]
  return trees.map(({ width, height }) => {
    if (x > 0 && x + width > widest) {
      x = 0
      y += rowHeight + treeGap.y
      rowHeight = 0
    }
    const corner = { x, y }
    x += width + treeGap.x
    rowHeight = Math.max(rowHeight, height)
    return corner
  })
}

/** Where a tree stands on the canvas, and its place among all trees. */
type Root = Pick<Box, 'place' | 'siblings'> & { readonly corner: { x: number; y: number } }

/** d3 hands nodes out level by level, so the ingredients of a box follow one another. */
function addBoxes(
  boxes: Box[],
  nodes: readonly HierarchyPointNode<TreeNode>[],
  { corner, place, siblings }: Root,
): void {
  const first = boxes.length
  const parents = new Int32Array(nodes.length).fill(-1)
  const places = new Int32Array(nodes.length).fill(place)
  let next = 1
  nodes.forEach((node, at) => {
    const ingredients = node.children?.length ?? 0
    for (let own = 0; own < ingredients; own++) {
      parents[next + own] = first + at
      places[next + own] = own + 1
    }
    boxes.push({
      index: first + at,
      node: node.data,
      parent: parents[at]!,
      firstIngredient: first + next,
      ingredients,
      level: node.depth + 1,
      place: places[at]!,
      siblings: node.parent?.children?.length ?? siblings,
      x: corner.x + node.x - boxWidth / 2,
      y: corner.y + node.y,
    })
    next += ingredients
  })
}
