import type { Page } from 'playwright-core'
import { type StreamMessage, type TopicMessage, topicsAskedFor } from '#contract/live'

/** The address of a browser's stream. */
export const liveStream = /\/api\/live\?/

/** Holds a page's stream back: it opens but sends nothing, until the test sends messages or lets it through. */
export function holdBackStream(page: Page) {
  // In this format a line that begins with a colon is a comment, which no reader hears.
  let words = ': nothing\n\n'
  return {
    /** From now on each stream of the page sends this and breaks off. */
    says(message: TopicMessage) {
      words = wordsOf(message)
    },
    hold: () =>
      page.route(liveStream, (route) => route.fulfill({ contentType: 'text/event-stream', body: words })),
    letThrough: () => page.unroute(liveStream),
  }
}

/** A message in the format of the stream. */
export function wordsOf(message: StreamMessage): string {
  return `data: ${JSON.stringify(message)}\n\n`
}

/** The settlements in a stream's address. */
export function settlementsIn(address: string): readonly string[] {
  const topics = topicsAskedFor(new URL(address).searchParams.get('topics') ?? '') ?? []
  return topics.flatMap(({ topic }) => (topic === 'account' ? [] : [topic.slice('settlement:'.length)]))
}

/** The reader's name in a stream's address. */
export function readerOf(address: string): string {
  return new URL(address).searchParams.get('name') ?? ''
}

export function carriesSettlement(address: string): boolean {
  return liveStream.test(address) && settlementsIn(address).length > 0
}
