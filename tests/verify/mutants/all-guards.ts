import { backupGuards } from './backup-guards.ts'
import { busyGuards } from './busy-guards.ts'
import { contributionGuards } from './contribution-guards.ts'
import { exportedRowGuards } from './exported-row-guards.ts'
import { foreignRowGuards } from './foreign-row-guards.ts'
import { memberGuards } from './guards.ts'
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
import { storedRuleGuards } from './stored-rule-guards.ts'
import { strangerGuards } from './stranger-guards.ts'
import { templateGuards } from './template-guards.ts'
import { transactionGuards } from './transaction-guards.ts'
import { webhookGuards } from './webhook-guards.ts'

/** The guards that are listed by hand. The rights of roles, and the refusals of acts and rooms, are read from the source beside them. */
export const allGuards = {
  members: memberGuards,
  transactions: transactionGuards,
  strangers: strangerGuards,
  'stored rules': storedRuleGuards,
  ledger: ledgerGuards,
  levels: levelGuards,
  personal: personalGuards,
  sample: sampleGuards,
  'site admins': siteAdminGuards,
  templates: templateGuards,
  backups: backupGuards,
  contributions: contributionGuards,
  notifications: notificationGuards,
  webhooks: webhookGuards,
  'progress links': progressLinkGuards,
  'shared projects': sharedProjectGuards,
  operator: operatorGuards,
  headers: headerGuards,
  origins: originGuards,
  'sign-ins': signInGuards,
  sessions: sessionGuards,
  'rows of others': foreignRowGuards,
  'exported rows': exportedRowGuards,
  'busy settlements': busyGuards,
  'names of queues': queueNameGuards,
} as const satisfies Lists

type Lists = Readonly<Record<string, Guards>>

/** A mutant with all tests that are likely to find it out, and the list that it stands in. */
export type ListedMutant = Required<Mutant> & { readonly list: string }

/** The mutants of several lists. */
export function mutantsOf(lists: Lists): readonly ListedMutant[] {
  return Object.entries(lists).flatMap(([list, { likely, mutants }]) =>
    mutants.map((mutant) => ({ ...mutant, list, likely: [...(mutant.likely ?? []), ...likely] })),
  )
}
