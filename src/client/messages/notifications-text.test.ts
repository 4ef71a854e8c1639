import { expect, test } from 'vitest'
import type { ShownNotification } from '#contract/notifications'
import { notificationSentence, notificationsText } from './notifications-text.ts'

const now = new Date('2026-11-25T12:00:00Z')
const names: Readonly<Record<string, string>> = { plank: 'Plank' }

function saying(said: ShownNotification['said'], by: string | null = 'Mika'): string {
  const { who, words } = notificationSentence({ said, by }, (itemId) => names[itemId] ?? '?', now)
  return who === null ? words : `${who} ${words}`
}

test('SYS-8: what a notification says names who did it, and things by what they are called now', () => {
  // `as never`, here and below: a plain text is no `ItemId`.
  const plank = { title: null, itemId: 'plank' as never }
  const four = { itemId: 'plank' as never, amount: 4 }
  expect([
    saying({ kind: 'assigned', facts: { ...plank, others: 0 } }),
    saying({ kind: 'assigned', facts: { title: 'Mend the fence', itemId: null, others: 2 } }, null),
    saying({ kind: 'reviewed', facts: { ...four, others: 1, outcome: 'approved', reason: '' } }),
    saying({ kind: 'reviewed', facts: { ...four, others: 0, outcome: 'partly', reason: 'two were rotten' } }),
    saying({ kind: 'reviewed', facts: { ...four, others: 0, outcome: 'rejected', reason: 'none came' } }),
    saying({ kind: 'waitingForReview', facts: { ...four, others: 2 } }),
    saying({ kind: 'lowStock', facts: { ...four, others: 0 } }),
    saying({ kind: 'lowStock', facts: { ...four, others: 1 } }),
    saying({ kind: 'dueSoon', facts: { ...plank, due: '2026-11-26T11:00:00.000Z' } }),
    saying({ kind: 'dueSoon', facts: { ...plank, due: '2026-11-24T13:00:00.000Z' } }),
  ]).toEqual([
    'Mika gave you the task Plank',
    'Somebody gave you the task Mend the fence and 2 others',
    'Mika approved your 4 Plank and 1 other delivery',
    'Mika approved 4 Plank of what you delivered, and not the rest: two were rotten',
    'Mika rejected your 4 Plank: none came',
    'Mika delivered 4 Plank and 2 other items. Please review it.',
    'Plank is low: 4 free',
    'Plank is low: 4 free; so is 1 other item',
    'The task Plank is due tomorrow',
    'The task Plank was due Nov 24',
  ])
})

test('SYS-8: the bell says how many are unread; in its badge there is room for two digits', () => {
  expect([0, 1, 120].map(notificationsText.bell)).toEqual([
    'Notifications',
    'Notifications: 1 unread',
    'Notifications: 120 unread',
  ])
  expect([7, 99, 100].map(notificationsText.count)).toEqual(['7', '99', '99+'])
})

test('SYS-8: what was delivered to a shared project is spoken of as one piece or many', () => {
  const facts = { project: 'Boat', item: 'Plank', reason: '' } as const
  const reviewed = (amount: number, outcome: 'approved' | 'partly' | 'rejected') =>
    saying({ kind: 'sharedReviewed', facts: { ...facts, amount, outcome } })
  expect(reviewed(1, 'approved')).toBe('Your 1 Plank for Boat (Shared) was accepted')
  expect(reviewed(2, 'partly')).toBe('Your 2 Plank for Boat (Shared) were accepted in part')
  expect(reviewed(1, 'rejected')).toBe('Your 1 Plank for Boat (Shared) was not accepted')
})
