import type { MadeEdits } from '../state/edit-log.ts'
import { keepPlanAside } from '../state/keep-plan-aside.ts'
import type { Journal } from './journal.ts'
import { withEdits, withEditsAside } from './journal-catalogue.ts'
import { updateWithCatalogs } from './with-catalogs.ts'

/** Writes edits to the journal, followed to the catalogue by which the plan is numbered there (BEY-14). */
export async function addEdits(journal: Journal, userId: string, edits: MadeEdits): Promise<void> {
  const isAdded = await updateWithCatalogs(journal, userId, (record, catalogOf) =>
    withEdits(record, edits, catalogOf),
  ).catch(() => false)
  if (isAdded) return
  keepPlanAside('cloud-loaded')
  await journal.update(userId, (record) => withEditsAside(record, edits))
}
