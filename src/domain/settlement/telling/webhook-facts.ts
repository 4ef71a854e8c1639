/** What the log entries about the settlement's Discord channel say: nothing more than their kind, the channel's address least of all. */
export type WebhookFacts = {
  'webhook.set': Record<string, never>
  'webhook.removed': Record<string, never>
}
