import { signedIn } from '../access/signed-in.ts'
import { now } from '../configuration/clock.ts'
import { refusal } from '../rpc/refusal.ts'
import {
  createBuildList as create,
  mostBuildLists,
  deleteBuildList as remove,
  renameBuildList as rename,
} from './commands.ts'
import { listBuildLists } from './queries.ts'
import { savedBuildList } from './rows.ts'

const getBuildLists = signedIn.getBuildLists.handler(async ({ context: { database, caller } }) =>
  (await listBuildLists(database, caller.userId)).map(savedBuildList),
)

const createBuildList = signedIn.createBuildList.handler(async ({ input, context }) => {
  const { database, caller } = context
  const row = await database.transaction((tx) => create(tx, { ...input, userId: caller.userId, at: now() }))
  if (!row) throw refusal('too-many-build-lists', { most: mostBuildLists })
  return savedBuildList(row)
})

const renameBuildList = signedIn.renameBuildList.handler(async ({ input, context }) => {
  const { database, caller } = context
  const row = await rename(database, { ...input, userId: caller.userId, at: now() })
  if (!row) throw refusal('no-build-list')
  return savedBuildList(row)
})

const deleteBuildList = signedIn.deleteBuildList.handler(
  async ({ input: { id }, context: { database, caller } }) => {
    await remove(database, { userId: caller.userId, id })
    return {}
  },
)

export const buildListProcedures = { getBuildLists, createBuildList, renameBuildList, deleteBuildList }
