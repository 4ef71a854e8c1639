import { formatNumber, plural } from '#contract/sentences/numbers'
import { historyLimits } from '#domain/user-data/history-limits'

const reasons = {
  'shared-plan-replaced-mine': 'Before a shared plan replaced it',
  'shared-plan-merged-into-mine': 'Before a shared plan was merged into it',
  'file-imported': 'Before a file was imported',
  'data-cleared': 'Before everything was cleared',
  'cloud-loaded': 'Before it was loaded from the cloud',
  'plan-restored': 'Before an earlier plan was restored',
  'build-list-opened': 'Before a saved build list was opened',
  'account-signed-in': 'Before you signed in',
}

/** Megabytes of 1024 × 1024 bytes, to a tenth. */
function megabytes(bytes: number): string {
  return `${formatNumber(Math.round(bytes / 1024 / 102.4) / 10)} MB`
}

/** Every text of the ways back (BEY-6, SYS-7, R11). */
export const restoreText = {
  title: 'Ways back',
  close: 'Close',
  toDataManager: 'Data Manager',
  preview: 'Preview',
  restore: 'Restore',
  back: 'Back',
  restored: 'Restored. Undo takes it back.',
  notRestored: 'It could not be restored now: the catalogue is not loaded.',
  counts: (buildList: number, inventory: number) =>
    `${plural(buildList, 'build list item', 'build list items')} · ${plural(inventory, 'inventory item', 'inventory items')}`,
  /** The label of a row's button for screen readers. */
  of: (action: string, when: string) => `${action}: ${when}`,
  wouldChange: (when: string) => `What going back to ${when} would change:`,
  undoHint: 'You can undo it, and what you have now is kept here, too.',
  device: {
    title: 'On this device',
    hint: 'The last five plans that something else replaced.',
    none: 'Nothing yet: a plan is kept here before something else replaces it.',
    reasons,
  },
  rescued: {
    title: 'Could not be read',
    hint: 'What this browser held and could not read as a plan. It stays here untouched until you delete it.',
    size: (characters: number) => plural(characters, 'character', 'characters'),
    download: 'Download',
    open: 'Try to open',
    unknownTime: 'Unknown',
    name: (when: string) => `the text of ${when}`,
    unreadable: 'Nothing in this text can be read as a plan. You can still download it.',
    delete: 'Delete',
    deleteAgain: 'Really delete',
    deleted: 'Deleted.',
    notDeleted: 'This browser did not let the app delete it.',
  },
  account: {
    title: 'With your account',
    hint: 'The newest 50 saves; of older ones the last of each hour for a day, and of each day for 30 days. Restoring is itself a new version.',
    used: (bytes: number) => `${megabytes(bytes)} of ${megabytes(historyLimits.bytes)} used.`,
    nearlyFull:
      'Little space is left: the oldest of these will go before their 30 days are over. The newest 50 always stay.',
    signIn: 'Sign in to see the saved versions of your account.',
    loading: 'Loading...',
    failed: 'The saved versions could not be loaded.',
    retry: 'Try again',
    none: 'Nothing was saved with your account yet.',
    version: (version: number) => `Version ${formatNumber(version)}`,
    reasons: { save: 'Saved', restore: 'Restored', clear: 'Cleared' },
    projects: (count: number) => plural(count, 'project', 'projects'),
    restored: 'Restored. Undo takes it back, and what was there before stays a saved version, too.',
    restoreFailed: 'Failed to load data',
  },
  superseded: {
    title: 'Replaced by another device',
    hint: 'Two of your devices changed the same thing, and the later change stands. The earlier value is kept here for 30 days.',
    failed: 'The replaced values could not be loaded.',
    retry: 'Try again',
    parts: {
      inventory: 'Inventory',
      buildList: 'Build list',
      choices: 'How to get it',
      odds: 'Chance',
      keptBack: 'Kept back',
    },
    wholePlan: 'The whole plan',
    odds: { default: 'as the plan', average: 'average', safe: '95 % safe' },
    amount: (quantity: number) => formatNumber(quantity),
    ways: {
      default: 'the default way',
      craft: 'craft',
      gather: 'gather',
      elsewhere: 'obtained elsewhere',
    },
    /** `recipe` is '' for all parts but the build list. */
    was: (part: string, recipe: string, value: string, now: string) =>
      `${recipe === '' ? part : `${part}, ${recipe}`}: ${value} · now ${now}`,
    replaced: (when: string) => `Replaced ${when}`,
    putBack: 'Put back',
    isBack: 'Put back. Undo takes it back.',
    more: (count: number) => `Show ${formatNumber(count)} more`,
  },
} as const
