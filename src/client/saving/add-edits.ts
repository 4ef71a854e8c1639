import { keepPlanAside } from '../state/keep-plan-aside.ts'
import { dropWaiting, type MadeEdits } from '../state/waiting-edits.ts'
import { addedOnce } from './added-once.ts'
import type { Journal } from './journal.ts'
import { withEdits, withEditsAside } from './journal-catalogue.ts'
import { updateWithCatalogs } from './with-catalogs.ts'

/**
 * Writes edits to the journal, followed to the catalogue by which the plan is numbered there (BEY-14); then they wait no longer.
 * @throws where the journal cannot be written: they go on waiting
 */
export async function addEdits(journal: Journal, userId: string, edits: MadeEdits): Promise<void> {
  const isAdded = await updateWithCatalogs(journal, userId, (record, catalogOf) =>
    addedOnce(record, edits, (before) => withEdits(before, edits, catalogOf)),
  )
  // One of the two catalogues is nowhere any more: what names recipes cannot be followed and is set aside, the other edits are added.
  if (!isAdded) {
    // The screen will show the plan without what is set aside, so the plan as it is now becomes a restore point.
    keepPlanAside('cloud-loaded')
    await journal.update(userId, (record) =>
      addedOnce(record, edits, (before) => withEditsAside(before, edits)),
    )
  }
  dropWaiting(edits)
}
