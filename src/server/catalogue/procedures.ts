import { api } from '../api/implementer.ts'
import { listCatalogues } from './queries.ts'
import { servedCatalogue } from './rows.ts'

const getCatalogues = api.getCatalogues.handler(async ({ context: { database, catalogueRoom } }) => {
  const rows = await listCatalogues(database)
  return rows.map((row) => servedCatalogue(row, catalogueRoom.catalogues.inUse().info.version))
})

const getCatalogueUpdate = api.getCatalogueUpdate.handler(({ context }) =>
  context.catalogueRoom.lookUp.status(),
)

const lookUpCatalogue = api.lookUpCatalogue.handler(({ context: { catalogueRoom }, errors }) => {
  const refusal = catalogueRoom.lookUp.ask()
  if (refusal) throw errors[refusal.code]({ message: refusal.message })
  return catalogueRoom.lookUp.status()
})

export const catalogueProcedures = { getCatalogues, getCatalogueUpdate, lookUpCatalogue }
