import { formatNumber, plural } from '#contract/sentences/numbers'
import type { ContributionStatus } from '#domain/settlement/contribution'
import { notYours } from './not-yours.ts'

/** Delivering for a task (CON-1, BEY-12); texts of the specification are kept word for word (SYS-9). */
export const deliverText = {
  title: 'Submit Contributions',
  close: 'Close',
  notYours,
  /** On the button of a task, which opens the form. */
  open: 'Deliver…',
  /** On the button that delivers for a ready task with one press. */
  now: (amount: number) => `Deliver ${formatNumber(amount)}`,
  notMore: (most: number) =>
    `Only ${plural(most, 'is', 'are')} still missing. Under More… you can deliver what you have beyond that.`,
  more: 'More…',
  moreTitle: 'Deliver with notes, further items or materials',
  inReview: (amount: number) => `${formatNumber(amount)} in review`,
  tasks: {
    title: 'My tasks',
    states: 'pending or in progress',
    change: 'Change',
    now: (amount: number) => `${formatNumber(amount)} can be done now`,
    none: {
      title: 'None of your tasks is open',
      hint: 'Claim a task, or have one assigned to you. What you deliver for it is handed in here.',
    },
    notMine: 'Who delivers for a task claims it.',
    progress: (completed: number, target: number) => `${formatNumber(completed)} of ${formatNumber(target)}`,
    missing: (amount: number) => `${formatNumber(amount)} missing`,
  },
  items: {
    title: 'Items',
    own: 'the task’s item',
    now: 'can be done now',
    missing: 'missing',
    add: 'Add another item',
    amount: (item: string) => `Amount: ${item}`,
    less: (item: string) => `One less: ${item}`,
    more: (item: string) => `One more: ${item}`,
    further: (place: number) => `Further item ${formatNumber(place)}`,
    remove: (place: number) => `Remove further item ${formatNumber(place)}`,
    empty: 'Please add at least one item with a quantity greater than 0.',
    unpicked: 'Please pick one of the offered items, or remove this line.',
    full: (most: number) => `A contribution has at most ${formatNumber(most)} items.`,
  },
  materials: {
    label: 'Settlement materials were used',
    reviewed: (list: string) => `Approval takes ${list} from the stock.`,
    atOnce: (list: string) => `This takes ${list} from the stock.`,
    lacking: (list: string) => `The stock does not hold all of it now. Still needed: ${list}.`,
    amount: (amount: number, item: string) => `${formatNumber(amount)} ${item}`,
    uses: (list: string) => `uses ${list} of the stock`,
  },
  sent: {
    title: 'Sent today',
    what: (amount: number, item: string, others: number) =>
      `${formatNumber(amount)} × ${item}${others > 0 ? ` and ${plural(others, 'other item', 'other items')}` : ''}`,
    states: {
      pending: 'pending',
      approved: 'approved',
      rejected: 'rejected',
      withdrawn: 'withdrawn',
    } satisfies Record<ContributionStatus, string>,
    withdraw: { ask: 'Withdraw', question: 'Take it back?', yes: 'Yes, withdraw', no: 'Cancel' },
    withdrawOf: (what: string) => `Withdraw ${what}`,
  },
  notes: 'Notes (optional)',
  notesHint: 'Where it lies, what to know.',
  proof: 'Proof of work (optional)',
  proofHint: 'A link or a few words.',
  from: 'Delivered by',
  me: 'Me',
  reviewed: 'It counts once it is approved.',
  atOnce: 'It counts at once.',
  submit: (amount: number, item: string) => `Submit ${formatNumber(amount)} x ${item}`,
  submitAny: 'Submit',
  submitting: 'Submitting…',
  /** Where a delivery needs approval, and where it counts at once. */
  success: 'Contribution submitted successfully! Your work is pending admin approval.',
  counted: 'Contribution submitted successfully!',
  kept: 'Your contribution is kept on this device, and sent as soon as there is a connection.',
  failed: (reason: string) =>
    `Error submitting contribution: ${reason.replace(/\.$/, '')}. Please check the console for details.`,
  gone: 'This task is gone. Somebody has deleted it, or it is no longer needed.',
  done: 'This task is done already.',
  intoStock: 'Put into the stock',
  intoStockDone: (items: number) => `${plural(items, 'item was', 'items were')} put into the stock.`,
  intoStockFailed: 'It could not be put into the stock',
} as const
