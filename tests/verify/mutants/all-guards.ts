import { backupGuards } from './backup-guards.ts'
import { contributionGuards } from './contribution-guards.ts'
import { guards, type Mutant } from './guards.ts'
import { ledgerGuards } from './ledger-guards.ts'
import { levelGuards } from './level-guards.ts'
import { notificationGuards } from './notification-guards.ts'
import { operatorGuards } from './operator-guards.ts'
import { personalGuards } from './personal-guards.ts'
import { progressLinkGuards } from './progress-link-guards.ts'
import { sharedProjectGuards } from './shared-project-guards.ts'
import { siteAdminGuards } from './site-admin-guards.ts'
import { templateGuards } from './template-guards.ts'
import { webhookGuards } from './webhook-guards.ts'

/** Every guard that is taken away by name; the rights of roles are beside. */
export const allGuards: readonly Mutant[] = [
  ...guards,
  ...ledgerGuards,
  ...levelGuards,
  ...personalGuards,
  ...siteAdminGuards,
  ...templateGuards,
  ...backupGuards,
  ...contributionGuards,
  ...notificationGuards,
  ...webhookGuards,
  ...progressLinkGuards,
  ...sharedProjectGuards,
  ...operatorGuards,
]
