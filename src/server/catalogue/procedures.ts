import { api } from '../rpc/api.ts'
import type { CatalogueRoom } from './open-room.ts'
import { listCatalogues } from './queries.ts'
import { servedCatalogue } from './rows.ts'

export function catalogueProcedures({ catalogues, lookUp }: CatalogueRoom) {
  return {
    getCatalogues: api.getCatalogues.handler(async ({ context: { database } }) => {
      const rows = await listCatalogues(database)
      return rows.map((row) => servedCatalogue(row, catalogues.inUse().info.version))
    }),
    getCatalogueUpdate: api.getCatalogueUpdate.handler(() => lookUp.status()),
    lookUpCatalogue: api.lookUpCatalogue.handler(({ errors }) => {
      const refusal = lookUp.ask()
      if (refusal) throw errors[refusal.code]({ message: refusal.message })
      return lookUp.status()
    }),
  }
}
