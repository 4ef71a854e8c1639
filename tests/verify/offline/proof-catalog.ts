import type { Catalog } from '#domain/catalog/catalog'
import { openCatalog } from '#domain/catalog/open-catalog'
import { packCatalog } from '#domain/catalog/pack'
import { proofItems } from '../ledger/next-act.ts'

/** The few items of the proofs, as a browser opens them. */
export function proofCatalog(): Catalog {
  return openCatalog(packCatalog(proofItems, { name: '', date: '', version: '' }))
}
