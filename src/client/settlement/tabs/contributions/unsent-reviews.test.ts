import { expect, test } from 'vitest'
import type { PendingAct } from '../../pending-act.ts'
import { unsentReviews } from './unsent-reviews.ts'

function anAct(id: string, name: string, input: object, isAnswered = false): PendingAct {
  return { id, name, input, userId: 'ada', settlementId: 's', at: '', isAnswered } as unknown as PendingAct
}

test('BEY-11: of 8 acts, those that the server has not answered delivered or changed contributions a and b, and decided on c to g', () => {
  // A contribution that is delivered gets the id of its act: here a.
  const { changed, decided } = unsentReviews([
    anAct('a', 'createTaskContribution', { taskId: 't' }),
    anAct('1', 'updateTaskContribution', { contributionId: 'b' }),
    anAct('2', 'approveTaskContribution', { contributionId: 'c' }),
    anAct('3', 'approveTaskContributions', {
      contributions: [{ contributionId: 'd' }, { contributionId: 'e' }],
    }),
    anAct('4', 'rejectTaskContribution', { contributionId: 'f' }),
    anAct('5', 'withdrawTaskContribution', { contributionId: 'g' }),
    anAct('6', 'rejectTaskContribution', { contributionId: 'h' }, true),
    anAct('7', 'completeTask', { taskId: 't' }),
  ])
  expect([[...changed], [...decided]]).toEqual([
    ['a', 'b'],
    ['c', 'd', 'e', 'f', 'g'],
  ])
})
