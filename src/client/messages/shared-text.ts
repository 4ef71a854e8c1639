import { formatNumber } from '#contract/sentences/numbers'
import type { ContributionStatus } from '#domain/settlement/contribution'
import { formatTime } from './format.ts'

/** Projects that others share with the user (SET-9). */
export const sharedText = {
  title: 'Shared with you',
  hint: 'They belong to other settlements. What you deliver for them waits for review there.',
  loading: 'Loading...',
  failed: 'What is shared with you could not be loaded',
  cardFailed: 'This project could not be loaded',
  retry: 'Retry',
  list: 'Projects shared with you',
  none: 'Nothing is shared with you now.',
  of: (owner: string) => `of ${owner}`,
  percent: (percent: number) => `${formatNumber(percent)}%`,
  counts: (ready: number, waiting: number, done: number) =>
    `${formatNumber(ready)} ready, ${formatNumber(waiting)} waiting, ${formatNumber(done)} done`,
  leave: {
    ask: 'Leave',
    question: 'Leave it? You do not see the project any more.',
    yes: 'Yes, leave',
    no: 'Cancel',
  },
  leaveNamed: (name: string) => `Leave ${name}`,
  leaveFailed: (name: string) => `You could not leave ${name}`,
  left: (name: string) => `You have left ${name}.`,
  /** What this browser saw last, while the server cannot be reached. */
  kept: {
    line: (age: string | null) =>
      `No live connection. ${age === null ? 'This is how it was last.' : `This is how it was ${age} ago.`} What you deliver waits, and is sent later.`,
    age: (age: string) => `as it was ${age} ago`,
  },
  page: {
    back: 'Your own projects',
    gone: {
      title: 'This project is not shared with you any more',
      hint: 'Its settlement has ended the sharing, or has put the project away.',
      line: 'This project is not shared with you any more. What you see is how it was.',
    },
    tasks: 'Tasks',
    amounts: (completed: number, target: number) => `${formatNumber(completed)} of ${formatNumber(target)}`,
    waitsFor: (names: string) => `waits for ${names}`,
    deliver: 'Deliver…',
    deliverFor: (title: string) => `Deliver for ${title}`,
    notForItem: 'This task asks for no item. Only members can say that it is done.',
    deliveries: 'What you delivered',
    noDeliveries: 'Nothing yet.',
    delivered: (lines: string, at: string) => `${lines}, ${formatTime(at)}`,
    takeBack: 'Take back',
    takeBackOf: (lines: string) => `Take back ${lines}`,
    takenBack: (lines: string) => `${lines} is taken back. Nobody reviews it any more.`,
    takeBackFailed: 'It could not be taken back',
    line: (amount: number, name: string) => `${formatNumber(amount)} x ${name}`,
    waitsToBeSent: 'waits for the connection',
    states: {
      pending: 'waits for review',
      approved: 'accepted',
      rejected: 'not accepted',
      withdrawn: 'taken back',
    } satisfies Readonly<Record<ContributionStatus, string>>,
  },
  deliver: {
    title: 'Deliver',
    close: 'Close',
    task: (title: string, missing: number) =>
      missing > 0 ? `${title}: ${formatNumber(missing)} missing` : title,
    amount: (item: string) => `Amount: ${item}`,
    less: 'One less',
    more: 'One more',
    notes: 'Notes',
    notesHint: 'Where it lies, or who brings it.',
    proof: 'Proof of work',
    proofHint: 'An address of a picture, or a few words.',
    waits: 'It waits for review by the settlement, and counts once it is accepted.',
    submit: (amount: number, item: string) => `Deliver ${formatNumber(amount)} ${item}`,
    submitting: 'Sending...',
    failed: 'It could not be delivered',
    gone: 'This task is done or gone meanwhile. Nothing more can be delivered for it.',
    done: (lines: string) => `${lines} waits for review.`,
    kept: (amount: number, item: string) =>
      `${formatNumber(amount)} x ${item} waits for the connection, then for review.`,
    words: (amount: number, item: string, task: string) =>
      `delivered ${formatNumber(amount)} ${item} for the task ${task}`,
  },
  accept: {
    title: 'A shared project',
    close: 'Close',
    loading: 'Looking where the link leads...',
    failed: 'The link could not be looked at',
    leadsTo: (name: string, owner: string) =>
      `${owner} shares "${name}" with you. You see its tasks and how far it is, and can deliver for it. It appears among the projects of your own settlement.`,
    accept: 'Open the project',
    accepting: 'Opening...',
    acceptFailed: 'The project could not be opened',
  },
} as const
