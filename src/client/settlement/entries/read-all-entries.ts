import { ask } from '../../api/ask.ts'
import { networkTimeOut } from '../../api/network-time-out.ts'
import { joinedEntries, type KnownEntries, noEntries } from './known-entries.ts'
import type { About } from './use-entries.ts'

const pageLength = 500

/**
 * Reads every movement, page by page.
 * @param onProgress gets how many were read so far
 */
export async function readAllEntries(
  settlementId: string,
  about: About,
  onProgress: (count: number) => void,
): Promise<KnownEntries> {
  let known = noEntries
  do {
    const last = known.entries.at(-1)
    const before = last && { before: { act: last.act, line: last.line } }
    const page = await ask(
      'getInventoryEntries',
      { settlementId, ...about, limit: pageLength, ...before },
      { signal: networkTimeOut() },
    )
    known = joinedEntries(known, page, 'older')
    onProgress(known.entries.length)
  } while (known.hasMore)
  return known
}
