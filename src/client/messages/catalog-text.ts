import { formatNumber, plural } from '#contract/sentences/numbers'

/** Texts of the dialogs about newer catalogues (BEY-14), loaded with the dialogs. */
export const catalogText = {
  lookUp: {
    title: 'Newer catalogues',
    button: 'Look for a newer catalogue',
    starting: 'Starting...',
    progress: 'Progress of the look-up',
    steps: {
      fetching: 'Fetching the game’s tables',
      compiling: 'Working out the recipes',
      storing: 'Storing the catalogue',
    },
    pieces: (done: number, total: number) => `${done} of ${total}`,
    unreachable: 'The server cannot be reached. The catalogue in use stays.',
  },
  rules: {
    title: 'Why numbers of your plan changed',
    close: 'Close',
    why: 'The app now counts in the way a player crafts:',
    reasons: [
      'What every craft gives back is needed once, and asked for.',
      'What comes back by chance, or when a craft fails, is not counted as used up.',
      'What comes along with one craft is used by another.',
    ],
    changes: 'To get, before and now',
    stays: 'Your queue, inventory and choices are as they were.',
    understood: 'Got it',
  },
  review: {
    title: 'A newer catalogue',
    close: 'Close',
    loading: 'Loading the newer catalogue...',
    failed: 'The newer catalogue could not be loaded. You can go on with the one in use.',
    now: 'In use',
    newer: 'Newer',
    items: (count: number) => plural(count, 'item', 'items'),
    nothing: 'Nothing in your plan changes.',
    problem: 'The needs of your plan cannot be compared:',
    changes: (count: number) => `What your plan needs: ${plural(count, 'change', 'changes')}`,
    list: 'Needs that change',
    changeLabel: (before: number, after: number) =>
      `needed ${formatNumber(before)}, then ${formatNumber(after)}`,
    otherWays: 'Why: another way by default',
    otherWay: (name: string, way: string | null) => `${name}: ${way ?? 'no longer crafted'}`,
    otherWaysHint: 'You can choose the old way where it is still there.',
    gone: 'Not in the newer catalogue',
    goneHint: 'They stay in your queue and inventory, as “Unknown Item”.',
    stays: 'Your queue, inventory and choices stay as they are; a recipe you chose is the same one there.',
    use: 'Use the new catalogue',
    keep: 'Keep the old one for now',
  },
} as const
