import { formatNumber, plural } from '#contract/sentences/numbers'
import { maxQuantity } from '#domain/build-list/build-list'
import { formatTime } from './format.ts'

const partNames = {
  buildList: 'the build list',
  inventory: 'the inventory',
  keptBack: 'what is kept back',
  choices: 'the choices',
  // To players, how chance is counted is one of the choices too.
  odds: 'the choices',
} as const

/** Every text of the Data Manager (SYS-5, SYS-9). */
export const dataManagerText = {
  title: 'Data Manager',
  close: 'Close',
  gameName: 'BitCraft',
  summary: {
    label: 'Summary',
    inventory: 'Inventory items',
    buildList: 'Build list items',
  },
  cloud: {
    title: 'Cloud Storage',
    save: 'Save to Cloud',
    load: 'Load from Cloud',
    saving: 'Saving...',
    loading: 'Loading...',
    signIn: 'Sign in to save your data with your account and load it on another device.',
    wait: 'Your account is still being loaded.',
    lastSaved: (when: string) => `Last saved: ${when}`,
    saved: 'Data saved successfully!',
    saveFailed: 'Failed to save data',
    loaded: 'Data loaded successfully!',
    nothing: 'No saved data found',
    loadFailed: 'Failed to load data',
  },
  local: {
    title: 'Local Storage',
    export: 'Export Data',
    import: 'Import Data',
    hint: 'A file with your inventory and build list, for another browser or as a backup.',
    exported: 'Data exported successfully!',
    imported: 'Data imported successfully!',
    invalid: 'Failed to import data - invalid format',
    untouched: 'Nothing of yours was changed.',
    badRow: (part: keyof typeof partNames, item: string | null) => {
      const row = `${item ?? 'A line'} in ${partNames[part]} cannot be read`
      if (part === 'choices' || part === 'odds') return `${row}.`
      return `${row}: amounts are whole numbers from 1 to ${formatNumber(maxQuantity)}.`
    },
    file: 'File to import',
  },
  waysBack: {
    title: 'Ways back',
    hint: 'Earlier plans of this device and your account, and texts this browser could not read.',
    open: 'Ways back...',
  },
  danger: {
    title: 'Danger Zone',
    clear: 'Clear All Data',
    hint: 'Empties your inventory and your build list. What was there is kept under "Ways back".',
    prompt: 'Click "Clear All Data" again to confirm. This cannot be undone.',
    cleared: 'Data cleared successfully!',
  },
  database: {
    title: 'Database Test',
    test: 'Test Database Connection',
    testing: 'Testing...',
    signIn: 'Sign in to test the connection: a test record is written to your account and read back.',
    success: 'Database connectivity test successful!',
    permissions: 'Database permissions error - check database rules',
    timeout: 'Database connection timeout - check network',
    error: (message: string) => `Database error: ${message}`,
    offlineTitle: 'Database Offline',
    offline: 'Database not available - please check the database server',
    offlineHint: 'App works normally, data saved locally',
  },
  preview: {
    title: 'Import Data',
    intro: (fileName: string) => `What ${fileName} would change. Nothing changes until you say so.`,
    how: 'What happens to your own data',
    merge: 'Merge',
    mergeMeans: 'Both are kept; of each item the larger number stays.',
    replace: 'Replace',
    replaceMeans: 'What the file holds takes the place of yours.',
    apply: 'Import',
    cancel: 'Cancel',
    undoHint: 'You can undo it, and what you have now is kept under "Ways back".',
    same: 'The file says what you have already: nothing would change.',
    lost: (rows: number) => `${plural(rows, 'line', 'lines')} could not be read and would not come along.`,
  },
  changes: {
    label: 'Changes',
    count: (added: number, changed: number, removed: number) =>
      `${formatNumber(added)} added · ${formatNumber(changed)} changed · ${formatNumber(removed)} removed`,
    none: 'Nothing would change.',
    buildList: 'Build list',
    inventory: 'Inventory',
    keptBack: 'Kept back',
    added: 'added',
    changed: 'changed',
    removed: 'removed',
    from: (before: number, after: number) => `${formatNumber(before)} → ${formatNumber(after)}`,
    more: (count: number) => `and ${formatNumber(count)} more`,
    choices: (count: number) =>
      `${plural(count, 'choice', 'choices')} of how to get or count things would change, too.`,
    unknown: (count: number) =>
      count === 1
        ? 'This catalogue does not know one of the items; it comes along as "Unknown Item":'
        : `This catalogue does not know ${formatNumber(count)} of the items; they come along as "Unknown Item":`,
  },
} as const

/** When something was last saved; 'Never' where that is absent, 'Unknown' where it cannot be parsed (SYS-9). */
export function lastUpdatedText(iso: string | null | undefined): string {
  if (iso === null || iso === undefined || iso === '') return 'Never'
  return Number.isNaN(Date.parse(iso)) ? 'Unknown' : formatTime(iso)
}
