import type { Page } from 'playwright-core'
import { type StreamMessage, type TopicMessage, topicsAskedFor } from '#contract/live'

/** Where a browser asks for its stream. */
export const liveStream = /\/api\/live\?/

/** A page's stream that opens and says nothing of what happens, until it is told what to say or let through. */
export function holdBackStream(page: Page) {
  let words = ': nothing\n\n'
  return {
    /** Whenever the page asks from now on: a stream that says this, and breaks off. */
    says(message: TopicMessage) {
      words = wordsOf(message)
    },
    hold: () =>
      page.route(liveStream, (route) => route.fulfill({ contentType: 'text/event-stream', body: words })),
    letThrough: () => page.unroute(liveStream),
  }
}

/** As the server writes it. */
export function wordsOf(message: StreamMessage): string {
  return `data: ${JSON.stringify(message)}\n\n`
}

/** The settlements a stream is asked for at an address. */
export function settlementsIn(address: string): readonly string[] {
  const topics = topicsAskedFor(new URL(address).searchParams.get('topics') ?? '') ?? []
  return topics.flatMap(({ topic }) => (topic === 'account' ? [] : [topic.slice('settlement:'.length)]))
}

/** Which reader asks for a stream at an address. */
export function readerOf(address: string): string {
  return new URL(address).searchParams.get('name') ?? ''
}

export function carriesSettlement(address: string): boolean {
  return liveStream.test(address) && settlementsIn(address).length > 0
}
