import { api } from '../api/implementer.ts'
import { listCatalogues } from './queries.ts'
import { servedCatalogue } from './rows.ts'

export const getCatalogues = api.getCatalogues.handler(async ({ context }) => {
  const rows = await listCatalogues(context.database)
  return rows.map((row) => servedCatalogue(row, context.catalogueVersion))
})
