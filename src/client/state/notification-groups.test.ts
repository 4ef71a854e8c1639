import { expect, test } from 'vitest'
import { notificationGroups } from './notification-groups.ts'

test('SYS-8: reviews of deliveries, in one’s own settlement and to shared projects, have one switch between them', () => {
  expect(notificationGroups).toEqual([
    { group: 'taskReminders', kinds: ['notifyAssigned', 'notifyDueSoon'] },
    { group: 'projectUpdates', kinds: ['notifyReviewed', 'notifyWaitingForReview', 'notifyLowStock'] },
  ])
})
