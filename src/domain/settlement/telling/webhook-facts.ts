/** Log entries about the settlement's Discord channel; none contains its address. */
export type WebhookFacts = {
  'webhook.set': Record<string, never>
  'webhook.removed': Record<string, never>
}
