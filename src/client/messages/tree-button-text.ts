/** Texts of the visual tree that are in the first load: its button and frame; the rest is in tree-text.ts. */
export const treeButtonText = {
  open: 'Visual Tree',
  title: 'Visual Tree',
  close: 'Close',
  loading: 'Drawing the tree...',
  notLoaded: 'The tree could not be loaded',
  notLoadedHint: 'Check your connection and try again. Your build list and inventory are safe.',
  retry: 'Retry',
} as const
