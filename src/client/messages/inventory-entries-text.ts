import { historyFileWords } from '#contract/history-file'
import { formatNumber } from '#contract/sentences/numbers'

/** The movements of a settlement's stock (BEY-23). */
export const inventoryEntriesText = {
  title: 'Movements',
  loading: 'Loading...',
  failed: 'The movements could not be loaded.',
  notNew: 'The newest movements could not be loaded.',
  retry: 'Retry',
  none: 'Nothing has been moved yet.',
  more: 'Show earlier',
  kinds: historyFileWords.kinds,
  amount: signed,
  by: (name: string) => `by ${name}`,
  forProject: (name: string) => `for ${name}`,
  forEnded: (name: string | undefined) =>
    name === undefined ? 'for a project that is no longer here' : `for ${name}, which ended`,
  handedOut: 'handed out of the stock',
  forPlayer: (name: string) => `on behalf of ${name}`,
  note: (note: string) => `“${note}”`,
  reverted: 'taken back',
  running: (stock: number) => `= ${formatNumber(stock)}`,
  waiting: 'Working...',
  notYours: 'Your role does not allow taking entries back.',
  revert: {
    ask: 'Take back',
    question: 'Take this back?',
    yes: 'Yes, take back',
    no: 'Cancel',
  },
  revertAll: {
    ask: 'Take back',
    question: 'Take the whole of it back?',
    yes: 'Yes, all of it',
    no: 'Cancel',
  },
  revertOne: (amount: number, kind: string, at: string) => `Take back ${signed(amount)} ${kind}, ${at}`,
} as const

/** "+3", "−2": with the true minus, as wide as a plus. */
function signed(amount: number): string {
  return amount > 0 ? `+${formatNumber(amount)}` : `−${formatNumber(-amount)}`
}
