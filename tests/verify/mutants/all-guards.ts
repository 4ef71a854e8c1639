import { backupGuards } from './backup-guards.ts'
import { busyGuards } from './busy-guards.ts'
import { contributionGuards } from './contribution-guards.ts'
import { exportedRowGuards } from './exported-row-guards.ts'
import { foreignRowGuards } from './foreign-row-guards.ts'
import { guards } from './guards.ts'
import { headerGuards } from './header-guards.ts'
import { ledgerGuards } from './ledger-guards.ts'
import { levelGuards } from './level-guards.ts'
import type { Guards, Mutant } from './mutant.ts'
import { notificationGuards } from './notification-guards.ts'
import { operatorGuards } from './operator-guards.ts'
import { originGuards } from './origin-guards.ts'
import { personalGuards } from './personal-guards.ts'
import { progressLinkGuards } from './progress-link-guards.ts'
import { queueNameGuards } from './queue-name-guards.ts'
import { sampleGuards } from './sample-guards.ts'
import { sessionGuards } from './session-guards.ts'
import { sharedProjectGuards } from './shared-project-guards.ts'
import { signInGuards } from './sign-in-guards.ts'
import { siteAdminGuards } from './site-admin-guards.ts'
import { templateGuards } from './template-guards.ts'
import { webhookGuards } from './webhook-guards.ts'

/** Every guard that is taken away by name; the rights of roles and the refusals of acts and rooms are beside. */
export const allGuards: readonly Guards[] = [
  guards,
  ledgerGuards,
  levelGuards,
  personalGuards,
  sampleGuards,
  siteAdminGuards,
  templateGuards,
  backupGuards,
  contributionGuards,
  notificationGuards,
  webhookGuards,
  progressLinkGuards,
  sharedProjectGuards,
  operatorGuards,
  headerGuards,
  originGuards,
  signInGuards,
  sessionGuards,
  foreignRowGuards,
  exportedRowGuards,
  busyGuards,
  queueNameGuards,
]

/** The mutants of several lists, each with all tests that are likely to find it out. */
export function mutantsOf(lists: readonly Guards[]): readonly Required<Mutant>[] {
  return lists.flatMap(({ likely, mutants }) =>
    mutants.map((mutant) => ({ ...mutant, likely: [...(mutant.likely ?? []), ...likely] })),
  )
}
