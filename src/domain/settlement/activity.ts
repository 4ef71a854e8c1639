import type { ActivityOf } from './act.ts'
import type { ContributionFacts } from './acts/contribution-facts.ts'
import type { MemberFacts } from './acts/members.ts'
import type { PlayerFacts } from './acts/players.ts'
import type { ProjectFacts } from './acts/project-facts.ts'
import type { SettlementFacts } from './acts/settlement.ts'
import type { StandingOrderFacts } from './acts/standing-orders.ts'
import type { StockFacts } from './acts/stock-facts.ts'
import type { StorageFacts } from './acts/storages.ts'
import type { TaskFacts } from './acts/task-facts.ts'
import type { PersonNo } from './names.ts'
import type { ProgressLinkFacts } from './progress-link-facts.ts'
import type { InvitedRole } from './role.ts'
import type { SharedProjectFacts } from './shared-project-facts.ts'
import type { WebhookFacts } from './telling/webhook-facts.ts'
import type { TemplateFacts } from './template.ts'

/** There are no acts for invitations, because not every member may see them; the server's commands write these entries. */
type InviteFacts = {
  'invite.created': { readonly role: InvitedRole; readonly maxUses: number }
  'invite.revoked': { readonly role: InvitedRole }
  'invite.allRevoked': { readonly count: number }
  'invite.cleanedUp': { readonly count: number }
}

/** The facts of each kind of log entry, beside who and when; each noun adds its own kinds. */
export type FactsByKind = SettlementFacts &
  MemberFacts &
  InviteFacts &
  PlayerFacts &
  StockFacts &
  StorageFacts &
  StandingOrderFacts &
  ProjectFacts &
  TemplateFacts &
  TaskFacts &
  ContributionFacts &
  WebhookFacts &
  ProgressLinkFacts &
  SharedProjectFacts

export type ActivityKind = keyof FactsByKind
export type FactsOf<Kind extends ActivityKind> = FactsByKind[Kind]

/** A log entry (SET-8). The list of kinds is closed, so the compiler asks for a sentence for each. */
export type Activity = ActivityOf<FactsByKind>

/** The member that an entry is about, other than the one who acted. */
export function memberIn({ facts }: Activity): PersonNo | undefined {
  return 'member' in facts ? facts.member : undefined
}
