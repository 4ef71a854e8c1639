import { getCatalogues, getCatalogueUpdate, lookUpCatalogue } from './catalogues.ts'

/** Everything the server can be asked, by room; each procedure's address is its own name. */
export const contract = {
  getCatalogues: { list: getCatalogues, update: getCatalogueUpdate, lookUp: lookUpCatalogue },
}
