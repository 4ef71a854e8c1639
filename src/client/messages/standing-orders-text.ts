import { formatNumber, plural } from '#contract/sentences/numbers'

/** Standing orders: at least so many of an item (BEY-18). */
export const standingOrdersText = {
  title: 'Standing orders',
  back: 'Back to the stock',
  rule: 'Projects are served first: what lies here for an order goes to a project that needs it, and the order then asks for it again.',
  add: 'New standing order',
  empty:
    'No standing orders yet. One says how much of an item is to be free at least; what is short becomes tasks.',
  open: (name: string) => `Open ${name}`,
  atLeast: (amount: number) => `at least ${formatNumber(amount)}`,
  free: (amount: number) => `${formatNumber(amount)} free now`,
  tasks: (count: number) => plural(count, 'open task', 'open tasks'),
  short: (amount: number) => `${formatNumber(amount)} short`,
  enough: 'all there',
  end: 'End',
  endOf: (name: string) => `End the standing order for ${name}`,
  endHere: 'End the order',
  explained: {
    own: (atLeast: number, counted: number, short: number) =>
      `Standing order for at least ${formatNumber(atLeast)}: ${countedAndShort(counted, short)}.`,
    ofAnother: (name: string, asked: number, counted: number, short: number) =>
      `The standing order for ${name} needs ${formatNumber(asked)}: ${countedAndShort(counted, short)}.`,
    rule: 'Projects are served first.',
    title: 'Standing orders',
  },
  ended: (name: string) => `The standing order for ${name} has ended.`,
  undo: 'Undo',
  set: (name: string, amount: number) => `At least ${formatNumber(amount)} ${name} are to be free.`,
  failedEnd: 'The standing order could not be ended',
  form: {
    label: 'Keep at least',
    amount: 'At least',
    hint: 'Free, neither held by a project nor kept back. What is short becomes tasks. Projects are served first.',
    submit: (amount: number) => `Keep at least ${formatNumber(amount)}`,
    failed: 'The standing order could not be set',
  },
  close: 'Close',
} as const

function countedAndShort(counted: number, short: number): string {
  return short > 0 ? `${formatNumber(counted)} there for it, ${formatNumber(short)} short` : 'all there'
}
