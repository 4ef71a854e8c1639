import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import type { CompressionCache } from '../http/compression-cache.ts'
import { inTurn } from '../http/in-turn.ts'
import type { StoredFile } from '../http/stored-file.ts'
import { storePack } from './catalogues.ts'
import { findKeptList, isKept } from './kept-lists.ts'
import { readKeptPack, writePack } from './kept-packs.ts'
import { readKeptList } from './read-kept-list.ts'

/** How many packs are at hand in memory, a megabyte or two each; the others are on the disk. */
const mostAtHand = 4

/** Packs of versions that settlements may count with, however old. */
export type CountedPacks = {
  /** Null for a version that the database does not keep. */
  readonly find: (version: string) => Promise<StoredFile | null>
}

type Parts = {
  readonly database: Database
  /** Where packs are kept. There are no more of them than the database has lists, so none is deleted. */
  readonly folder: string
  readonly cache: CompressionCache
  readonly log: Logger
}

/** Reads a pack from the folder, or makes it from the list in the database where it is not there: each once, one at a time. */
export function createCountedPacks({ database, folder, cache, log }: Parts): CountedPacks {
  const atHand = new Map<string, StoredFile>()
  const finding = new Map<string, Promise<StoredFile | null>>()
  const turns = inTurn()

  async function look(version: string): Promise<StoredFile | null> {
    if (!(await isKept(database, version))) return null
    const bytes = (await readKeptPack(folder, version)) ?? (await turns(() => make(version)))
    if (!bytes) return null
    const file = storePack(version, bytes, cache)
    const [oldest] = atHand.keys()
    if (atHand.size === mostAtHand && oldest !== undefined) atHand.delete(oldest)
    atHand.set(version, file)
    return file
  }

  async function make(version: string): Promise<Buffer | null> {
    const kept = await findKeptList(database, version)
    if (!kept) return null
    const bytes = Buffer.from((await readKeptList(kept)).pack)
    log.info({ version }, 'the pack of a former catalogue was made again')
    await writePack(folder, { version, bytes }).catch((error: unknown) =>
      log.warn({ err: error }, 'the pack of a former catalogue could not be kept'),
    )
    return bytes
  }

  return {
    async find(version) {
      const file = atHand.get(version)
      if (file) return file
      const found = finding.get(version) ?? look(version).finally(() => finding.delete(version))
      finding.set(version, found)
      return found
    },
  }
}
