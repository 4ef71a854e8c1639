import type { Page } from 'playwright-core'
import type { SettlementEvent } from '#domain/settlement/change'

const anyStream = '**/api/live/settlement/**'

/** A page's settlement stream that opens and says nothing of what happens, until it is told what to say or let through. */
export function holdBackStream(page: Page) {
  let words = ': nothing\n\n'
  return {
    /** Whenever the page asks from now on: a stream that says this, and breaks off. */
    says(text: string) {
      words = text
    },
    hold: () =>
      page.route(anyStream, (route) => route.fulfill({ contentType: 'text/event-stream', body: words })),
    letThrough: () => page.unroute(anyStream),
  }
}

/** As the server writes it: what is known is too old to be told the rest of. */
export const resetWords = 'event: reset\ndata: {}\n\n'

/** As the server writes it: a change of the settlement. */
export function eventWords(event: SettlementEvent): string {
  return `id: ${event.seq}\ndata: ${JSON.stringify(event)}\n\n`
}
