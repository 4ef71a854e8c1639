import { api } from '../api/implementer.ts'
import { listCatalogues } from './queries.ts'
import { roomOf } from './room.ts'
import { servedCatalogue } from './rows.ts'

const list = api.getCatalogues.list.handler(async ({ context }) => {
  const { catalogues } = roomOf(context.database)
  const rows = await listCatalogues(context.database)
  return rows.map((row) => servedCatalogue(row, catalogues.inUse().info.version))
})

const update = api.getCatalogues.update.handler(({ context }) => roomOf(context.database).lookUp.status())

const lookUp = api.getCatalogues.lookUp.handler(({ context, errors }) => {
  const { lookUp } = roomOf(context.database)
  const refusal = lookUp.ask()
  if (refusal) throw errors[refusal.code]({ message: refusal.message })
  return lookUp.status()
})

export const getCatalogues = { list, update, lookUp }
