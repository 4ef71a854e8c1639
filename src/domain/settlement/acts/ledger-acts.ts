import { allProjectsActs } from './all-projects.ts'
import { assigneeActs } from './assignees.ts'
import { catalogueActs } from './catalogue.ts'
import { contributionReviewActs } from './contribution-reviews.ts'
import { contributionActs } from './contributions.ts'
import { craftActs } from './crafts.ts'
import { projectEndActs } from './project-ends.ts'
import { projectItemActs } from './project-items.ts'
import { projectPlayerActs } from './project-players.ts'
import { projectReturnActs } from './project-returns.ts'
import { projectWayActs } from './project-ways.ts'
import { projectActs } from './projects.ts'
import { regenerationActs } from './regeneration.ts'
import { reservationActs } from './reservations.ts'
import { restoredItemActs } from './restored-item.ts'
import { reversalActs } from './reversals.ts'
import { standingOrderActs } from './standing-orders.ts'
import { stockActs } from './stock.ts'
import { countActs } from './stock-count.ts'
import { takenStockActs } from './taken-stock.ts'
import { taskProgressActs } from './task-progress.ts'
import { taskActs } from './tasks.ts'

/** Every act on stock, projects, tasks or their people, by the name of its procedure. */
export const ledgerActs = {
  ...catalogueActs,
  ...stockActs,
  ...takenStockActs,
  ...countActs,
  ...reservationActs,
  ...craftActs,
  ...reversalActs,
  ...projectActs,
  ...projectItemActs,
  ...restoredItemActs,
  ...projectWayActs,
  ...projectEndActs,
  ...projectReturnActs,
  ...regenerationActs,
  ...allProjectsActs,
  ...projectPlayerActs,
  ...taskActs,
  ...taskProgressActs,
  ...standingOrderActs,
  ...assigneeActs,
  ...contributionActs,
  ...contributionReviewActs,
}

export type LedgerActName = keyof typeof ledgerActs
export type LedgerActInput<Name extends LedgerActName> = Parameters<(typeof ledgerActs)[Name]['run']>[1]
