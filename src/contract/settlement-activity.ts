import * as z from 'zod'
import type { Activity, ActivityKind, FactsOf } from '#domain/settlement/activity'
import { settlementSettings } from './settlement-settings.ts'

const role = z.string()
const invitedRole = z.enum(['viewer', 'contributor', 'admin'])
/** A person of the settlement by number; missing where an old entry only knew a name. */
const member = z.int().optional()
const player = z.string()
const nothing = z.strictObject({})

const facts = {
  'settlement.created': z.strictObject({ name: z.string() }),
  'settlement.renamed': z.strictObject({ name: z.string(), former: z.string() }),
  'settlement.described': nothing,
  'settlement.settings': settlementSettings.partial(),
  'settlement.transferred': z.strictObject({ member }),
  'settlement.deleted': nothing,
  'settlement.restored': nothing,
  'member.joined': z.strictObject({ role }),
  'member.left': nothing,
  'member.removed': z.strictObject({ member }),
  'member.role': z.strictObject({ member, role, former: role }),
  'invite.created': z.strictObject({ role: invitedRole, maxUses: z.int() }),
  'invite.revoked': z.strictObject({ role: invitedRole }),
  'invite.allRevoked': z.strictObject({ count: z.int() }),
  'invite.cleanedUp': z.strictObject({ count: z.int() }),
  'player.added': z.strictObject({ player }),
  'player.renamed': z.strictObject({ player, former: player }),
  'player.removed': z.strictObject({ player }),
  'player.linked': z.strictObject({ player, member }),
  'player.unlinked': z.strictObject({ player }),
  'player.active': z.strictObject({ player }),
  'player.inactive': z.strictObject({ player }),
  cleanup: z.strictObject({ removed: z.int() }),
} as const satisfies { readonly [Kind in ActivityKind]: z.ZodType<FactsOf<Kind>> }

const kinds = Object.entries(facts).map(([kind, schema]) =>
  z.strictObject({ kind: z.literal(kind), facts: schema }),
)

/** What somebody did; each kind has facts of its own. */
const activity = z.discriminatedUnion('kind', kinds as never) as unknown as z.ZodType<Activity>

/** Who did what when. People stand in it by number; `names` has what they are called now, null where the account is gone. */
export const activityEntry = z.strictObject({
  id: z.int(),
  at: z.iso.datetime(),
  by: z.int(),
  names: z.record(z.string(), z.string().nullable()),
  did: activity,
})
export type ActivityEntry = z.infer<typeof activityEntry>
