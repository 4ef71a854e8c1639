import { savingText } from '../messages/saving-text.ts'
import { whenInUse } from '../state/catalog.ts'
import { catalogVersionInUse } from '../state/catalog-in-use.ts'
import { catalogNewsStore } from '../state/catalog-news.ts'
import { changeCatalog } from '../state/change-catalog.ts'
import { findEngine } from '../state/find-catalog.ts'
import { newerVersion } from '../state/newer-catalog.ts'
import type { MadeEdits } from '../state/waiting-edits.ts'
import { addEdits } from './add-edits.ts'
import type { Journal } from './journal.ts'
import { type JournalRecord, numberingOf } from './journal-record.ts'

/** Whether the record's plan means the same with the catalogue in use. */
export function isOfCatalogInUse(record: JournalRecord): boolean {
  const numbering = numberingOf(record)
  return numbering === null || numbering === catalogVersionInUse()
}

/**
 * The account's record, once the catalogue of its plan is in use; where that catalogue is gone, the plan is moved to the one in use.
 * @param isOver whether saving has ended: then the page's catalogue is left as it is
 * @throws an error whose message can be shown
 */
export async function recordWithCatalogInUse(
  journal: Journal,
  userId: string,
  isOver: () => boolean,
): Promise<JournalRecord | undefined> {
  for (;;) {
    const record = await journal.read(userId)
    if (!record || isOver() || isOfCatalogInUse(record)) return record
    const move = await takeCatalogue(record, isOver)
    if (move) await addEdits(journal, userId, move)
  }
}

/**
 * Uses the catalogue by which the account's plan is numbered, as every device does that shows it (BEY-14). Names the items whose chosen
 * recipes that catalogue lacks; where it is gone itself, says that the plan was moved.
 * @returns the edits by which the plan then moves to the catalogue in use
 * @throws an error whose message can be shown
 */
export async function takeCatalogue(record: JournalRecord, isOver: () => boolean): Promise<MadeEdits | null> {
  const version = numberingOf(record)
  if (version === null) return null
  const { info } = await whenInUse().catch((error: unknown) => {
    throw new Error(savingText.offline, { cause: error })
  })
  if (info.version === version) return null
  const engine = await findEngine(version)
  if (isOver()) return null
  if (!engine) {
    catalogNewsStore.setState({ isOwnGone: true })
    // What the move changes is worked out when it is sent (`withMoveMade`).
    const move = { op: 'catalogue.move', from: version, to: info.version, operations: [] } as const
    return { operations: [move], madeWith: version }
  }
  const { gone } = await changeCatalog(engine)
  catalogNewsStore.setState({ goneRecipes: gone })
  void newerVersion().then((newer) => newer !== null && catalogNewsStore.setState({ newer }))
  return null
}
