import * as z from 'zod'
import type { Activity, ActivityKind, FactsOf } from '#domain/settlement/activity'
import { settlementId } from './act-input.ts'
import { contributionFacts } from './contributions.ts'
import { stockFacts } from './inventory.ts'
import { inviteFacts } from './invites.ts'
import { memberFacts } from './members.ts'
import { playerFacts } from './players.ts'
import { procedure } from './procedure.ts'
import { progressLinkFacts } from './progress-links.ts'
import { projectFacts } from './projects.ts'
import { settlementFacts } from './settlements.ts'
import { sharedProjectFacts } from './shared-projects.ts'
import { standingOrderFacts } from './standing-orders.ts'
import { storageFacts } from './storages.ts'
import { taskFacts } from './tasks.ts'
import { templateFacts } from './templates.ts'
import { webhookFacts } from './webhooks.ts'

/** The facts of each kind of entry; each noun adds its own kinds. */
const facts = {
  ...settlementFacts,
  ...memberFacts,
  ...inviteFacts,
  ...playerFacts,
  ...stockFacts,
  ...storageFacts,
  ...standingOrderFacts,
  ...projectFacts,
  ...taskFacts,
  ...templateFacts,
  ...contributionFacts,
  ...webhookFacts,
  ...progressLinkFacts,
  ...sharedProjectFacts,
} satisfies {
  readonly [Kind in ActivityKind]: z.ZodType<FactsOf<Kind>>
}

const kinds = Object.entries(facts).map(([kind, schema]) =>
  z.strictObject({ kind: z.literal(kind), facts: schema }),
)

/** What was done: a kind and its facts. A list made by `map` is not the tuple of schemas that zod's type asks for: hence `as never`. */
const activity = z.discriminatedUnion('kind', kinds as never) as unknown as z.ZodType<Activity>

/** Who did what and when. It names people by number; `names` has their present names, null for deleted accounts. */
export const activityEntry = z.strictObject({
  id: z.int(),
  at: z.iso.datetime(),
  by: z.int(),
  names: z.record(z.string(), z.string().nullable()),
  did: activity,
})
export type ActivityEntry = z.infer<typeof activityEntry>

const getSettlementActivity = procedure(
  'getSettlementActivity',
  'What was done in a settlement, newest first, 50 at a time.',
)
  .input(z.strictObject({ settlementId, before: z.int().min(1).optional() }))
  .output(z.array(activityEntry))

export const activityContract = {
  getSettlementActivity,
}
