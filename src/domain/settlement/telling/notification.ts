import type { ItemId } from '../../catalog/item.ts'

/** A task in a notification: its title, or the item of a generated one, which has no title of its own. */
export type TaskTold = { readonly title: string | null; readonly itemId: ItemId | null }

/** An item with its amount, and how many more there are of its kind. */
type AmountTold = { readonly itemId: ItemId; readonly amount: number; readonly others: number }

export const reviewOutcomes = ['approved', 'partly', 'rejected'] as const
/** What became of a delivery: all of it counts, a part, or nothing. */
export type ReviewOutcome = (typeof reviewOutcomes)[number]

/** What each kind of notification says, besides who caused it and when. */
export type NotificationFacts = {
  /** Somebody else gave them a task; `others` counts further ones given at once. */
  assigned: TaskTold & { readonly others: number }
  /** What they delivered was decided; `others` counts further deliveries decided at once. `reason` is '' where all counts. */
  reviewed: AmountTold & { readonly outcome: ReviewOutcome; readonly reason: string }
  /** A delivery waits for them to review it; `others` counts its further items. */
  waitingForReview: AmountTold
  /** So little of an item is available now; `others` counts further items that became low at once. */
  lowStock: AmountTold
  /** A task of theirs is due at this ISO time. */
  dueSoon: TaskTold & { readonly due: string }
  /** Somebody from a settlement of theirs shared a project of another one with them. */
  sharedWithYou: { readonly project: string }
  /** The same as `reviewed`, for somebody outside the settlement, who cannot look up its items by id: with names. */
  sharedReviewed: {
    readonly project: string
    readonly item: string
    readonly amount: number
    readonly outcome: ReviewOutcome
    readonly reason: string
  }
}

export type NotificationKind = keyof NotificationFacts

/** The flags of a person's preferences that a kind needs: the one of its group (SYS-8), and its own. */
export const flagsOf = {
  assigned: { group: 'taskReminders', own: 'notifyAssigned' },
  dueSoon: { group: 'taskReminders', own: 'notifyDueSoon' },
  reviewed: { group: 'projectUpdates', own: 'notifyReviewed' },
  waitingForReview: { group: 'projectUpdates', own: 'notifyWaitingForReview' },
  lowStock: { group: 'projectUpdates', own: 'notifyLowStock' },
  sharedWithYou: { group: 'collaborationInvites', own: 'collaborationInvites' },
  sharedReviewed: { group: 'projectUpdates', own: 'notifyReviewed' },
} as const satisfies Readonly<Record<NotificationKind, { readonly group: string; readonly own: string }>>

/** What somebody is told. */
export type Notification = {
  [Kind in NotificationKind]: {
    readonly kind: Kind
    /** What it is about, to which it leads: a task, a contribution, an item or a shared project, by id. */
    readonly subject: string
    /** Tells two occasions of one subject apart; the same kind, subject and bucket are told once. '' where it has but one. */
    readonly bucket: string
    readonly facts: NotificationFacts[Kind]
  }
}[NotificationKind]

/** A notification and the member who gets it, by user id. */
export type Told = Notification & { readonly userId: string }
