import type { ShownNotification } from '#contract/notifications'
import { formatNumber, plural } from '#contract/sentences/numbers'
import type {
  NotificationFacts,
  NotificationKind,
  ReviewOutcome,
  TaskTold,
} from '#domain/settlement/telling/notification'
import { dueWords } from './due-day.ts'

/** The bell, its panel, and what notifications say (SYS-8). */
export const notificationsText = {
  title: 'Notifications',
  bell: (unread: number) =>
    unread === 0 ? 'Notifications' : `Notifications: ${formatNumber(unread)} unread`,
  /** In the badge there is room for two digits. */
  count: (unread: number) => (unread > 99 ? '99+' : String(unread)),
  close: 'Close',
  loading: 'Loading...',
  failed: 'The notifications could not be loaded.',
  retry: 'Retry',
  more: 'Show older ones',
  empty: 'Nothing new',
  emptyHint: 'Here you are told of tasks that are yours, of deliveries and of low stock in your settlements.',
  readAll: 'Mark all as read',
  unread: 'unread',
  options: 'Options',
  settings: 'What to be told…',
  mute: (settlement: string) => `Mute ${settlement}`,
  unmute: (settlement: string) => `Unmute ${settlement}`,
  muted: (settlement: string) => `${settlement} tells you nothing any more.`,
  unmuted: (settlement: string) => `${settlement} tells you again.`,
  showSystem: 'Show on this device too',
  hideSystem: 'In the app only',
  systemOn: 'While the app runs, this device shows them as its own.',
  systemOff: 'This device shows them in the app only.',
  systemBlocked:
    'Your browser does not let this page show any. You can allow it in the browser’s settings for this site.',
  somebody: 'Somebody',
  /** An item whose name is not known, while no catalogue is loaded. */
  item: 'an item',
} as const

/** What an item is called, by its id. */
export type ItemNameOf = (itemId: string) => string

/** A notification in words: who caused it, where that is said, and what follows the name. */
export type Sentence = { readonly who: string | null; readonly words: string }

export function notificationSentence(
  { said, by }: Pick<ShownNotification, 'said' | 'by'>,
  nameOf: ItemNameOf,
  now: Date,
): Sentence {
  const words = (sentences[said.kind] as SentenceOf<NotificationKind>)(said.facts, nameOf, now)
  return { who: hasNobody.has(said.kind) ? null : (by ?? notificationsText.somebody), words }
}

type SentenceOf<Kind extends NotificationKind> = (
  facts: NotificationFacts[Kind],
  nameOf: ItemNameOf,
  now: Date,
) => string

const sentences: { readonly [Kind in NotificationKind]: SentenceOf<Kind> } = {
  assigned: ({ others, ...task }, nameOf) =>
    `gave you the task ${taskName(task, nameOf)}${andMore(others, 'other', 'others')}`,
  reviewed: (facts, nameOf) => outcomeWords[facts.outcome](facts, nameOf),
  waitingForReview: (facts, nameOf) =>
    `delivered ${amountWords(facts, nameOf)}${andMore(facts.others, 'other item', 'other items')}. Please review it.`,
  lowStock: ({ itemId, amount, others }, nameOf) =>
    `${nameOf(itemId)} is low: ${formatNumber(amount)} free${others > 0 ? `; so ${others === 1 ? 'is' : 'are'} ${plural(others, 'other item', 'other items')}` : ''}`,
  dueSoon: ({ due, ...task }, nameOf, now) =>
    `The task ${taskName(task, nameOf)} ${new Date(due) < now ? 'was' : 'is'} due ${dueWords(due, now)}`,
  sharedWithYou: ({ project }) => `shared the project ${project} with you`,
  sharedReviewed: ({ project, item, amount, outcome, reason }) =>
    `Your ${formatNumber(amount)} ${item} for ${project} (Shared) ${amount === 1 ? 'was' : 'were'} ${sharedOutcomes[outcome]}${reason === '' ? '' : `: ${reason}`}`,
}

const sharedOutcomes: { readonly [Is in ReviewOutcome]: string } = {
  approved: 'accepted',
  partly: 'accepted in part',
  rejected: 'not accepted',
}

type Reviewed = NotificationFacts['reviewed']
const outcomeWords: { readonly [Is in ReviewOutcome]: (facts: Reviewed, nameOf: ItemNameOf) => string } = {
  approved: (facts, nameOf) =>
    `approved your ${amountWords(facts, nameOf)}${andMore(facts.others, 'other delivery', 'other deliveries')}`,
  partly: ({ reason, ...facts }, nameOf) =>
    `approved ${amountWords(facts, nameOf)} of what you delivered, and not the rest: ${reason}`,
  rejected: ({ reason, ...facts }, nameOf) => `rejected your ${amountWords(facts, nameOf)}: ${reason}`,
}

/** Kinds whose sentence names no person. */
const hasNobody: ReadonlySet<NotificationKind> = new Set(['lowStock', 'dueSoon', 'sharedReviewed'])

function taskName({ title, itemId }: TaskTold, nameOf: ItemNameOf): string {
  return title ?? nameOf(itemId ?? '')
}

function amountWords({ itemId, amount }: { itemId: string; amount: number }, nameOf: ItemNameOf): string {
  return `${formatNumber(amount)} ${nameOf(itemId)}`
}

function andMore(count: number, one: string, many: string): string {
  return count > 0 ? ` and ${plural(count, one, many)}` : ''
}
