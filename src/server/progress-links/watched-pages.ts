import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { hashOfCode } from '../changes/link-code.ts'
import { nowAndEvery } from '../configuration/now-and-every.ts'
import { text, whole } from '../db/columns.ts'
import type { Database, Queryable } from '../db/database.ts'
import {
  createEventStream,
  type EventStream,
  encodeData,
  heartbeat,
  heartbeatMs,
} from '../live/event-stream.ts'
import type { FoundPage } from './find-page.ts'

/** A revoked page is to be gone within two seconds (BEY-16). */
const lookEveryMs = 500
/** Bytes that may wait for a reader: it is sent numbers. */
const mostWaiting = 16 * 1024

/** The pages that somebody has open, and their streams. */
export type WatchedPages = {
  /** A stream of the numbers of a page's changes, from the given one on; it ends with `gone`. Null while the server stops. */
  readonly open: (code: string, page: Pick<FoundPage, 'seq'>) => ReadableStream<Uint8Array> | null
  /** How many streams are open. */
  readonly count: () => number
  readonly stop: () => Promise<void>
}

type Watched = { seq: number; readonly readers: Set<EventStream> }

/**
 * Tells the readers of public pages when theirs has changed. It asks the database twice a second about all pages open here, however
 * many read them, so it needs no word of who changed what, in this process or another; while nobody reads, it asks nothing.
 */
export function watchPages({
  database,
  log,
}: {
  readonly database: Database
  readonly log: Logger
}): WatchedPages {
  /** The pages that somebody has open, by the hash of their codes. */
  const watched = new Map<string, Watched>()
  let isOver = false
  /** Whether the database could not be asked the last time. */
  let isBehind = false

  async function look(): Promise<void> {
    if (watched.size === 0) return
    const asked = [...watched]
    const numbers = await numbersOf(
      database,
      asked.map(([hash]) => hash),
    )
    isBehind = false
    for (const [hash, page] of asked) tell(page, numbers.get(hash))
  }

  function open(code: string, { seq }: Pick<FoundPage, 'seq'>): ReadableStream<Uint8Array> | null {
    if (isOver) return null
    const hash = hashOfCode(code)
    const page = watched.get(hash) ?? { seq, readers: new Set() }
    watched.set(hash, page)
    const stream = createEventStream({
      mostWaiting,
      onClose() {
        page.readers.delete(stream)
        if (page.readers.size === 0 && watched.get(hash) === page) watched.delete(hash)
      },
    })
    page.readers.add(stream)
    // Its page may have been read before the last look, which told only those who were there.
    stream.write(encodeData(String(Math.max(seq, page.seq))))
    return stream.body
  }

  // Sent whatever the looks find, so that a stream stays open while the database is away.
  const beating = setInterval(() => {
    for (const { readers } of watched.values()) for (const reader of readers) reader.write(heartbeat)
  }, heartbeatMs)
  beating.unref()
  const stopLooking = nowAndEvery(lookEveryMs, look, (error) => {
    // No stream ends because the database cannot be reached; that is logged once.
    if (!isBehind) log.warn({ err: error }, 'open progress pages may be behind')
    isBehind = true
  })
  return {
    open,
    count: () => [...watched.values()].reduce((sum, { readers }) => sum + readers.size, 0),
    stop() {
      isOver = true
      clearInterval(beating)
      for (const { readers } of watched.values())
        for (const reader of [...readers]) reader.end(encodeData('stopping'))
      return stopLooking()
    },
  }
}

/** @param seq undefined where the page is gone */
function tell(page: Watched, seq: number | undefined): void {
  if (seq === page.seq) return
  if (seq === undefined) for (const reader of [...page.readers]) reader.end(encodeData('gone'))
  else {
    page.seq = seq
    for (const reader of page.readers) reader.write(encodeData(String(seq)))
  }
}

/** The number of the last change of each page's settlement, by the hash of the code; without those that are gone. */
async function numbersOf(
  database: Queryable,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await database.all(sql`
    select encode(progress_codes.code_hash, 'hex') as hash, seq
    from progress_codes
    join progress_links on progress_links.settlement_id = progress_codes.settlement_id
      and progress_links.code_hash = progress_codes.code_hash
    join projects on projects.settlement_id = progress_links.settlement_id and projects.id = progress_links.project_id
    join settlements on settlements.id = progress_links.settlement_id
    where progress_codes.code_hash in (
      select decode(value, 'hex') from jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb))
      and deleted_at is null and ending is distinct from 'deleted'`)
  return new Map(rows.map((row) => [text(row, 'hash'), whole(row, 'seq')]))
}
