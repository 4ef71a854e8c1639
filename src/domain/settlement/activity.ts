import type { ActivityOf } from './act.ts'
import type { MemberFacts } from './acts/members.ts'
import type { PlayerFacts } from './acts/players.ts'
import type { SettlementFacts } from './acts/settlement.ts'
import type { PersonNo } from './names.ts'
import type { InvitedRole } from './role.ts'

/** Invitations are no table that everybody sees: they are changed by commands of the server. */
type InviteFacts = {
  'invite.created': { readonly role: InvitedRole; readonly maxUses: number }
  'invite.revoked': { readonly role: InvitedRole }
  'invite.allRevoked': { readonly count: number }
  'invite.cleanedUp': { readonly count: number }
}

/** What an entry of the log says beside who and when; each noun adds its own. */
export type FactsByKind = SettlementFacts & MemberFacts & InviteFacts & PlayerFacts

export type ActivityKind = keyof FactsByKind
export type FactsOf<Kind extends ActivityKind> = FactsByKind[Kind]

/** What somebody did in a settlement (SET-8): a closed list, so that every kind has its sentence. */
export type Activity = ActivityOf<FactsByKind>

/** Whom an entry speaks of, besides who did it. */
export function memberIn({ facts }: Activity): PersonNo | undefined {
  return 'member' in facts ? facts.member : undefined
}
