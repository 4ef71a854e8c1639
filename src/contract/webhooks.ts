import * as z from 'zod'
import { webhookEvents } from '#domain/settlement/telling/webhook-event'
import type { WebhookFacts } from '#domain/settlement/telling/webhook-facts'
import { commandInput, ofSettlement } from './act-input.ts'
import { procedure } from './procedure.ts'

/** The Discord channel of a settlement as owner and co-owners see it; the address is never shown again (BEY-13). */
const webhook = z.strictObject({
  events: z.array(z.enum(webhookEvents)),
  /** The hour of the daily digest, in UTC; null without one. */
  digestHour: z.int().nullable(),
  /** Whether each project has one message that is edited in place (BEY-24). */
  projectMessages: z.boolean(),
  /** Switched off where Discord says that the address is gone. */
  isOn: z.boolean(),
  lastSentAt: z.iso.datetime().nullable(),
  lastFailure: z.strictObject({ at: z.iso.datetime(), sentence: z.string() }).nullable(),
  /** When it is tried again after a failure. */
  retryAt: z.iso.datetime().nullable(),
})
export type Webhook = z.infer<typeof webhook>

/** The channel after the call; null where the settlement has none. */
const answered = z.strictObject({ webhook: webhook.nullable() })

const getWebhook = procedure('getWebhook', 'The settlement’s Discord channel, without its address.')
  .input(ofSettlement)
  .output(answered)

const setWebhook = procedure(
  'setWebhook',
  'Sets the settlement’s Discord channel and what is posted there. A new address is tried once with a message.',
)
  .input(
    z.strictObject({
      ...commandInput,
      /** https://discord.com/api/webhooks/…; without it the known one stays. */
      address: z.string().trim().min(1, 'Please give the address of the webhook.').max(500).optional(),
      events: z.array(z.enum(webhookEvents)).max(webhookEvents.length),
      digestHour: z.int().min(0).max(23).nullable(),
      projectMessages: z.boolean(),
    }),
  )
  .output(answered)

const testWebhook = procedure('testWebhook', 'Posts one message in the settlement’s Discord channel.')
  .input(ofSettlement)
  .output(answered)

const removeWebhook = procedure('removeWebhook', 'Forgets the settlement’s Discord channel and its address.')
  .input(z.strictObject(commandInput))
  .output(z.strictObject({}))

export const webhookFacts = {
  'webhook.set': z.strictObject({}),
  'webhook.removed': z.strictObject({}),
} satisfies { readonly [Kind in keyof WebhookFacts]: z.ZodType<WebhookFacts[Kind]> }

export const webhooksContract = { getWebhook, setWebhook, testWebhook, removeWebhook }
