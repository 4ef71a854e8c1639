import { formatNumber, plural } from '#contract/sentences/numbers'
import { formatTime } from './format.ts'

const counts = (types: number, items: number) =>
  `${plural(types, 'type', 'types')} · ${plural(items, 'item', 'items')}`

/** Every text of the saved build lists (SAVE-8). */
export const buildListsText = {
  title: 'Saved build lists',
  close: 'Close',
  inBrowser: 'Kept in this browser. Sign in to have them on every device.',
  withAccount: 'Kept with your account.',
  save: {
    title: 'Save the queue as a list',
    name: 'Name of the list',
    button: 'Save list',
    queue: (types: number, items: number) => `Your queue: ${counts(types, items)}`,
    empty: 'Your queue is empty: queue something to save it.',
    saved: (name: string) => `Saved "${name}".`,
  },
  none: 'No lists yet.',
  loading: 'Loading...',
  failed: 'The lists could not be loaded.',
  retry: 'Try again',
  row: (types: number, items: number, savedAt: string) => `${counts(types, items)} · ${savedAt}`,
  savedAt: formatTime,
  of: (action: string, name: string) => `${action}: ${name}`,
  open: 'Open',
  replace: 'Replace my queue',
  merge: 'Add to my queue',
  cancel: 'Cancel',
  openQuestion: 'Your queue is not empty. You can undo either.',
  opened: (name: string) => `Opened "${name}".`,
  rename: 'Rename',
  renamed: (name: string) => `Renamed to "${name}".`,
  newName: 'New name',
  saveName: 'Save name',
  delete: 'Delete',
  deleteAgain: 'Really delete',
  deleted: (name: string) => `Deleted "${name}".`,
  undo: 'Undo',
  copy: {
    offer: (count: number) =>
      count === 1
        ? 'One list is kept in this browser only.'
        : `${formatNumber(count)} lists are kept in this browser only.`,
    take: 'Copy to my account',
    notNow: 'Not now',
    copied: (count: number) => `${plural(count, 'list', 'lists')} copied to your account.`,
    tooLong: (name: string, most: number) =>
      `"${name}" stays in this browser: a list of an account has at most ${formatNumber(most)} entries.`,
  },
  problems: {
    notKept: 'This browser did not let the app keep the list.',
    newer: 'The lists in this browser were saved by a newer version of the app. Reload to use them.',
    notOpened: 'It could not be opened now: the catalogue is not loaded.',
    failed: 'That did not work. Check your connection and try again.',
  },
} as const
