/** Log entries about the settlement's Discord channel; its address stands in none. */
export type WebhookFacts = {
  'webhook.set': Record<string, never>
  'webhook.removed': Record<string, never>
}
