/** How pages of a list, newest first, are put together. */
type Joining<Known, Page> = {
  readonly withNewest: (known: Known, page: Page) => Known
  readonly withOlder: (known: Known, page: Page) => Known
}

/**
 * Reads a list page by page: the newest one at each reading, and the one before the last known entry where that was asked for. Readings
 * must not overlap: `useAsked` runs them one at a time.
 */
export function pageReader<Known extends { readonly entries: readonly unknown[] }, Page>(
  first: Known,
  { withNewest, withOlder }: Joining<Known, Page>,
) {
  type Entry = Known['entries'][number]
  let known = first
  let wantsOlder = false
  return {
    wantOlder() {
      wantsOlder = true
    },
    async read(pageOf: (before?: Entry) => Promise<Page>): Promise<Known> {
      const isOlderWanted = wantsOlder
      // A press for older entries that comes during this reading is one for the next reading.
      wantsOlder = false
      try {
        known = withNewest(known, await pageOf())
        const last = known.entries.at(-1)
        if (isOlderWanted && last !== undefined) known = withOlder(known, await pageOf(last))
        return known
      } catch (error) {
        wantsOlder ||= isOlderWanted
        throw error
      }
    },
  }
}
