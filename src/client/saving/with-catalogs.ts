import type { Catalog } from '#domain/catalog/catalog'
import type { CatalogOf } from '#domain/user-data/follow-operations'
import { findCatalog } from '../state/find-catalog.ts'
import type { Journal } from './journal.ts'
import type { JournalRecord } from './journal-record.ts'

/** A change of an account's record that asks for the catalogues that it needs. */
type Step = (record: JournalRecord, catalogOf: CatalogOf) => JournalRecord

/**
 * Changes an account's record by a step that follows recipes from one catalogue to another. Each time the step asks for a catalogue that is
 * not open, that one is opened and the step begins anew.
 * @returns whether it was done; false where one of the catalogues is nowhere any more
 * @throws an error whose message can be shown where the server is away
 */
export async function updateWithCatalogs(journal: Journal, userId: string, step: Step): Promise<boolean> {
  const opened = new Map<string, Catalog>()
  for (;;) {
    const lacking = await stepWith(opened)
    if (lacking === null) return true
    const catalog = await findCatalog(lacking)
    if (!catalog) return false
    opened.set(lacking, catalog)
  }

  /** @returns the version of the catalogue that it lacks, and then it has changed nothing; null where it was done */
  async function stepWith(catalogs: ReadonlyMap<string, Catalog>): Promise<string | null> {
    let lacking: string | null = null
    const catalogOf = (version: string) => {
      const catalog = catalogs.get(version)
      if (catalog) return catalog
      lacking = version
      throw new Error(`the catalogue ${version} is not open`)
    }
    await journal.update(userId, (record) => {
      try {
        return step(record, catalogOf)
      } catch (error) {
        if (lacking === null) throw error
        return record
      }
    })
    return lacking
  }
}
