import type { Webhook } from '#contract/webhooks'
import { webhookEvents } from '#domain/settlement/telling/webhook-event'

/** What is posted in the channel. */
export type Choices = Pick<Webhook, 'events' | 'digestHour' | 'projectMessages'>

/** What the form begins with where there is no channel yet. */
const usual: Choices = { events: ['projects', 'contributions'], digestHour: null, projectMessages: true }

/** The choices of a channel, the events in the order of `webhookEvents`: the form keeps it, and `areSame` compares in order. */
export function choicesOf(webhook: Webhook | null): Choices {
  const { events, digestHour, projectMessages } = webhook ?? usual
  return { events: webhookEvents.filter((event) => events.includes(event)), digestHour, projectMessages }
}

export function areSame(a: Choices, b: Choices): boolean {
  return (
    a.digestHour === b.digestHour &&
    a.projectMessages === b.projectMessages &&
    a.events.join() === b.events.join()
  )
}
