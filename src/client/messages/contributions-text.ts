import { contributionRefusals } from '#contract/contribution-refusals'
import { gonePlayer } from '#contract/sentences/log-sentence'
import { formatNumber, plural } from '#contract/sentences/numbers'
import type { ContributionStatus } from '#domain/settlement/contribution'
import { notYours } from './not-yours.ts'

const notesLength = 50
const noRoom = 'There is no room for so much of it in the stock.'
/** Reasons for which the refusal of a single contribution names amounts. Of several at once only the reasons are known, so these words name none. */
const whyRefused: Readonly<Record<string, string>> = {
  'materials-lack': 'The stock does not hold its materials any more.',
  'stock-full': noRoom,
}

/** The Contribution Dashboard (CON-2, CON-3); texts of the specification are kept word for word (SYS-9). */
export const contributionsText = {
  title: 'Contribution Dashboard',
  views: {
    label: 'Parts of the dashboard',
    pending: 'Pending',
    approved: 'Approved',
    rejected: 'Rejected',
    leaderboard: 'Leaderboard',
    statistics: 'Statistics',
  },
  filter: {
    task: 'Task',
    allTasks: 'All tasks',
    goneTask: 'A task that is gone',
    player: 'Player',
    allPlayers: 'All players',
    gonePlayer,
    noAccount: (name: string) => `${name} (no account)`,
    rejection: 'Rejected or withdrawn',
    rejections: { rejected: 'Rejected', withdrawn: 'Withdrawn' },
  },
  reviewers: 'Admins and co-owners review contributions. You can read them.',
  own: contributionRefusals['own-contribution'].message,
  notYours,
  pending: {
    list: 'Contributions that wait, oldest first',
    footer: 'Oldest first. What waits longer than a day is marked.',
    empty: {
      title: 'Nothing waits for review',
      hint: 'What members deliver for their tasks will be here.',
      toMyTasks: 'Go to My tasks',
    },
    nothing: {
      title: 'Nothing that matches is waiting',
      hint: 'No contribution that waits is of this task and player.',
      show: 'Show all',
    },
    selectAll: 'Select all that you may review',
    select: (what: string) => `Select ${what}`,
    selected: (count: number, all: number) => `${formatNumber(count)} of ${formatNumber(all)} selected`,
    approveMany: (count: number) => `Approve ${formatNumber(count)}`,
    rejectMany: (count: number) => `Reject ${formatNumber(count)}…`,
  },
  results: {
    title: 'What became of those that were selected',
    list: 'One result each',
    sum: (done: number, refused: number) =>
      `${formatNumber(done)} done${refused > 0 ? `, ${formatNumber(refused)} not` : ''}.`,
    outcomes: {
      approved: 'approved',
      rejected: 'rejected',
      waits: 'waits to be sent',
    },
    dismiss: 'Dismiss',
  },
  row: {
    open: (what: string) => `Open ${what}`,
    what: (amount: number, item: string, who: string) => `${formatNumber(amount)} ${item} from ${who}`,
    you: (name: string) => `${name} (you)`,
    enteredBy: (name: string) => `entered by ${name}`,
    more: (count: number) => `and ${plural(count, 'other item', 'other items')}`,
    materials: (count: number) => `uses ${plural(count, 'material', 'materials')}`,
    quoted: (notes: string) => `“${notes}”`,
    old: 'Waits for more than a day:',
    proof: 'with a proof',
    approve: 'Approve',
    reject: 'Reject…',
    part: 'Part…',
    of: (action: string, what: string) => `${action}: ${what}`,
    splitOff: 'the part that was not accepted',
    unknownTask: (item: string) => `a task for ${item}`,
    endedProject: 'a project that ended',
    unsent: 'waits to be sent',
    decidedHere: 'decided, waits to be sent',
  },
  panel: {
    close: 'Close the contribution',
    closeTitle: 'Close the contribution (Esc)',
    none: 'No such contribution waits',
    noneHint: 'It was decided or withdrawn. You find it under Approved or Rejected.',
    unknown: 'Contribution',
    looking: 'Looking for it…',
    notLoaded: 'This contribution could not be loaded',
    decided:
      'Somebody has decided or withdrawn this meanwhile. You find it under Approved or Rejected. What you typed is still here.',
    changed: 'This was changed meanwhile. Below is what it says now; what you typed stays as far as it fits.',
    seen: 'I have seen it',
    ago: (at: string, age: string) => `${at} · ${age} ago`,
    for: 'for',
    in: (project: string) => `in ${project}`,
    items: 'Delivered',
    materials: 'Materials used',
    notes: 'Notes',
    proof: 'Proof',
    opens: '(opens in a new tab)',
    withdraw: {
      ask: 'Withdraw',
      question: 'Take it back?',
      yes: 'Yes, withdraw',
      no: 'Cancel',
    },
    edit: 'Edit…',
    reject: 'Reject…',
  },
  changes: {
    title: 'What it changes',
    what: 'What',
    before: 'Before',
    after: 'After',
    stock: (item: string) => `Stock of ${item}`,
    held: (item: string, project: string) => `${item}, held for ${project}`,
    task: (target: number) => `Task, done of ${formatNumber(target)}`,
    used: (item: string) => `${item}, used for it`,
    nothing: 'Nothing would be accepted. Reject the contribution instead.',
    lacks: (lacking: string) => `The stock does not hold its materials. Still needed: ${lacking}.`,
    full: noRoom,
    other: 'It cannot be approved as it stands.',
  },
  approve: {
    label: 'Approve the contribution',
    accepts: 'Approve',
    uses: 'Materials used',
    amount: (word: string, item: string) => `${word}: ${item}`,
    less: (item: string) => `One less: ${item}`,
    more: (item: string) => `One more: ${item}`,
    reason: (rest: number) => `Why ${formatNumber(rest)} ${rest === 1 ? 'goes' : 'go'} back`,
    reasonHint: 'Who delivered it reads this.',
    reasonMissing: 'Please say why the rest is not accepted.',
    allOf: (amount: number) => `Approve ${formatNumber(amount)}`,
    partOf: (amount: number, all: number) => `Approve ${formatNumber(amount)} of ${formatNumber(all)}`,
    waiting: 'Approving…',
    failed: 'The contribution could not be approved',
    done: (what: string) => `Approved: ${what}.`,
    doneInPart: (what: string, rest: number) => `Approved in part: ${what}. ${formatNumber(rest)} went back.`,
  },
  reject: {
    label: 'Reject the contribution',
    labelMany: (count: number) => `Reject ${plural(count, 'contribution', 'contributions')}`,
    reason: 'Reason',
    hint: 'Who delivered it reads this. No stock moves.',
    missing: 'Please give a reason.',
    submit: 'Reject',
    submitMany: (count: number) => `Reject ${formatNumber(count)}`,
    failed: 'The contribution could not be rejected',
    done: (what: string) => `Rejected: ${what}.`,
  },
  edit: {
    label: 'Edit the contribution',
    notes: 'Notes',
    proof: 'Proof of work',
    proofHint: 'An address that begins with http:// or https://, or a few words.',
    submit: 'Save',
    failed: 'The contribution could not be changed',
    empty: 'Please add at least one item with a quantity greater than 0.',
  },
  withdrawFailed: 'The contribution could not be withdrawn',
  withdrawn: (what: string) => `Withdrawn: ${what}.`,
  lines: {
    items: 'Items',
    materials: 'Materials used',
    add: 'Add an item',
    addMaterial: 'Add a material',
    remove: (item: string) => `Remove ${item}`,
    full: (most: number) => `At most ${formatNumber(most)} items.`,
  },
  decided: {
    list: { approved: 'Approved contributions', rejected: 'Contributions that went back' },
    loading: 'Loading the contributions…',
    failed: 'The contributions could not be loaded',
    notNew: 'What was decided lately could not be loaded.',
    retry: 'Retry',
    more: 'Show older ones',
    none: {
      approved: { title: 'Nothing was approved yet', hint: 'What reviewers approve will be here.' },
      rejected: {
        title: 'Nothing was rejected',
        hint: 'What reviewers send back will be here, with the reason.',
      },
      withdrawn: {
        title: 'Nothing was withdrawn',
        hint: 'What members take back before a review will be here.',
      },
    },
    noneLikeThis: {
      title: 'None match',
      hint: 'No contribution of this kind is of this task and player.',
    },
    notHere: 'There is no such contribution any more.',
    did: {
      pending: 'waits',
      approved: 'approved',
      rejected: 'rejected',
      withdrawn: 'withdrawn',
    } satisfies Record<ContributionStatus, string>,
    by: (did: string, name: string | null) => (name === null ? did : `${did} by ${name}`),
    takenBack: (by: string, isWhole: boolean) => `${isWhole ? 'taken back' : 'taken back in part'} by ${by}`,
    takeBack: 'Take back…',
    takeBackTitle: 'Opens the movements of the item, where the approval can be taken back',
    takeBackHint: 'An approval is taken back among the movements of the stock.',
    reason: (reason: string) => `Reason: ${reason}`,
  },
  /** Why one of several contributions could not be approved. */
  refused: (why: string): string =>
    whyRefused[why] ??
    contributionRefusals[why as keyof typeof contributionRefusals]?.message ??
    'It could not be approved.',
} as const

/** Notes as a summary gives them, cut at 50 characters (CON-2). */
export function shortNotes(notes: string): string {
  const letters = [...notes.replaceAll(/\s+/g, ' ')]
  return letters.length > notesLength ? `${letters.slice(0, notesLength).join('')}…` : letters.join('')
}
