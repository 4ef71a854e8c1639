import type { Area } from '../attempt.ts'

/** Areas that are still to come; an area gets its own file with its first procedure. */
export const waitingAreas: readonly Area[] = [
  {
    waiting: [
      'contribution.read',
      'contribution.create',
      'contribution.create_for_other',
      'contribution.withdraw_own',
      'contribution.approve_other',
      'contribution.approve_own',
      'contribution.approve_many',
      'contribution.approve_part',
      'contribution.reject_other',
      'contribution.reject_own',
      'contribution.act_decided',
      'contribution.edit_decided',
      'contribution.set_status_field',
    ],
  },
]
