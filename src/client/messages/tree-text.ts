import { formatNumber, plural } from '#contract/sentences/numbers'

/** Every text of the visual tree but its button's and its frame's (BEY-17). */
export const treeText = {
  kinds: {
    target: 'Target Item',
    raw: 'Raw Material',
    haveEnough: 'Have Enough',
    intermediate: 'Intermediate',
  },
  legend: 'Legend',
  boxes: (count: number) => plural(count, 'box', 'boxes'),
  choice: 'Show the tree of',
  all: (items: number) => `All (${plural(items, 'item', 'items')})`,
  entry: (quantity: number, name: string) => `${formatNumber(quantity)} × ${name}`,
  entryWithRecipe: (quantity: number, name: string, recipe: string) =>
    `${formatNumber(quantity)} × ${name} · ${recipe}`,
  view: 'Show as',
  views: { tree: 'Tree', list: 'List' },
  needed: (amount: string) => `${amount} needed`,
  missing: (amount: string) => `${amount} missing`,
  missingWord: 'missing',
  toGet: (amount: string) => `${amount} to get`,
  comesAlong: '✓ Comes along',
  kept: (amount: string) => `${amount} kept at hand`,
  ready: '✓ Ready',
  readyMark: '✓',
  obtainFirst: 'Obtain first',
  obtainFirstHint: 'Obtain first: its recipes go in a circle',
  more: (count: number) => `+${formatNumber(count)} more`,
  moreHint: (count: number) => `${plural(count, 'ingredient is', 'ingredients are')} not drawn`,
  byHand: 'By hand',
  tree: 'Recipe trees: arrows move, Enter highlights, plus and minus zoom',
  list: 'Recipe trees as a list: arrows move, open and close, Enter highlights',
  hints: {
    tree: 'Click a box to see its path. Drag or Shift + wheel scrolls, Ctrl + wheel zooms.',
    list: 'Click a line to see its path and every other place of the item.',
  },
  hintsTouch: {
    tree: 'Tap a box to see its path. Drag scrolls, two fingers zoom.',
    list: 'Tap a line to see its path and every other place of the item.',
  },
  highlighted: (name: string, places: number, needed: string, missing: string) =>
    `${name}: ${plural(places, 'place', 'places')}, ${needed} needed, ${missing} missing`,
  pathSeparator: ' › ',
  clear: 'Clear',
  clearTitle: 'Clear the highlight (Escape)',
  zoom: 'Zoom',
  zoomIn: 'Zoom in',
  zoomInTitle: 'Zoom in ( + )',
  zoomOut: 'Zoom out',
  zoomOutTitle: 'Zoom out ( − )',
  percent: (zoom: number) =>
    `${formatNumber(zoom < 0.1 ? Math.round(zoom * 1000) / 10 : Math.round(zoom * 100))} %`,
  actualSize: (percent: string) => `${percent}, back to 100 %`,
  actualSizeTitle: '100 % ( 0 )',
  fit: 'Fit',
  fitTitle: 'Fit the whole tree ( F )',
  expand: (name: string) => `Open ${name}`,
  collapse: (name: string) => `Close ${name}`,
  expandAll: 'Expand All',
  collapseAll: 'Collapse All',
  empty: 'Nothing queued yet',
  emptyHint: 'Add what you want to craft from the catalog; its recipe tree is drawn here.',
  unknown: 'No tree for these items',
  unknownHint: 'They are not in this catalogue, so nothing is known of their recipes.',
  problem: 'These amounts are too large to count',
  cut: (limit: number) =>
    `A tree is drawn up to ${formatNumber(limit)} boxes. Boxes with “+N more” have ingredients that are not drawn.`,
  notAll: (shown: number, all: number) =>
    `The first ${formatNumber(shown)} of ${formatNumber(all)} trees are drawn together. Choose an item to see its own.`,
  tooSmall: '<0.01',
} as const

/** A share of the plan, with at most two decimals; a small one is "<0.01", never 0. */
export function formatShare(amount: number): string {
  return amount > 0 && amount < 0.005 ? treeText.tooSmall : formatNumber(amount)
}
