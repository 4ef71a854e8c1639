import type { InvitedRole } from './role.ts'
import type { SettlementSettings } from './settings.ts'

/** A person of a settlement by their number there: it stays when the account behind it goes. */
export type PersonNo = number

/** What an entry of the log says beside who and when, by its kind. A member is missing where an old entry only knew a name. */
type FactsByKind = {
  'settlement.created': { readonly name: string }
  'settlement.renamed': { readonly name: string; readonly former: string }
  'settlement.described': Nothing
  'settlement.settings': { readonly [Key in keyof SettlementSettings]?: SettlementSettings[Key] | undefined }
  'settlement.transferred': { readonly member?: PersonNo | undefined }
  'settlement.deleted': Nothing
  'settlement.restored': Nothing
  'member.joined': { readonly role: string }
  'member.left': Nothing
  'member.removed': { readonly member?: PersonNo | undefined }
  'member.role': { readonly member?: PersonNo | undefined; readonly role: string; readonly former: string }
  'invite.created': { readonly role: InvitedRole; readonly maxUses: number }
  'invite.revoked': { readonly role: InvitedRole }
  'invite.allRevoked': { readonly count: number }
  'invite.cleanedUp': { readonly count: number }
  'player.added': { readonly player: string }
  'player.renamed': { readonly player: string; readonly former: string }
  'player.removed': { readonly player: string }
  'player.linked': { readonly player: string; readonly member?: PersonNo | undefined }
  'player.unlinked': { readonly player: string }
  'player.active': { readonly player: string }
  'player.inactive': { readonly player: string }
  cleanup: { readonly removed: number }
}
type Nothing = Readonly<Record<string, never>>

export type ActivityKind = keyof FactsByKind
export type FactsOf<Kind extends ActivityKind> = FactsByKind[Kind]

/** What somebody did in a settlement (SET-8): a closed list, so that every kind has its sentence. */
export type Activity = {
  [Kind in ActivityKind]: { readonly kind: Kind; readonly facts: FactsByKind[Kind] }
}[ActivityKind]

/** Whom an entry speaks of, besides who did it. */
export function memberIn({ facts }: Activity): PersonNo | undefined {
  return 'member' in facts ? facts.member : undefined
}
