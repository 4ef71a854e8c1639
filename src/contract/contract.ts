import { getCatalogues } from './catalogues.ts'

/** Everything the server can be asked, by procedure name. */
export const contract = { getCatalogues }
