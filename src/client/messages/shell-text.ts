/** Texts of the first load outside the calculator's columns (BEY-17). */
export const shellText = {
  appName: 'Bit Calculator',
  loadingCatalog: 'Loading BitCraft items...',
  whatItDoes: 'What to gather, what to craft, in which order',
  retry: 'Retry',
  catalogFailed: {
    title: 'The item catalogue could not be loaded',
    body: 'Your build list and inventory are safe in this browser. Check your connection and try again.',
    details: 'Details',
  },
  crash: {
    title: 'Something went wrong',
    body: 'Please refresh the page. If it happens again, report it with the details below; your build list and inventory stay in this browser.',
    refresh: 'Refresh',
    report: 'Report in the community chat',
    copy: 'Copy details',
    copied: 'Copied',
    notCopied: 'This browser did not let the app copy. Copy the details below yourself.',
  },
  tabs: { label: 'Sections', calculator: 'Bit Calculator', settlement: 'Settlement System' },
  header: {
    chat: 'Chat',
    chatTitle: 'Community chat (opens a new window)',
    toClassic: 'Classic',
    toModern: 'Modern',
    toClassicTitle: 'Switch to the Classic layout',
    toModernTitle: 'Switch to the Modern layout',
    toDark: 'Switch to the dark theme',
    toLight: 'Switch to the light theme',
  },
  catalog: {
    // A catalogue without a name of its own is called by its file, which says nothing to players.
    button: (name: string, date: string) =>
      [/\.json$/.test(name) ? 'Game data' : name, date && dayOf(date)].filter(Boolean).join(' · '),
    buttonTitle: 'Item catalogue in use',
    title: 'Item catalogue',
  },
} as const

/** `Aug 6, 2026`, as `formatDay` has it, but without the browser's tables of dates, for which the first paint would wait. */
function dayOf(date: string): string {
  // toUTCString: `Thu, 06 Aug 2026 00:00:00 GMT`.
  return new Date(date).toUTCString().replace(/^.*?0?(\d+) (\w+) (\d+).*$/, '$2 $1, $3')
}
