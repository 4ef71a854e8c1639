import { deleteUser } from '../accounts/profile-commands.ts'
import type { Database } from '../db/database.ts'
import { leaveEverything } from './leave-everything.ts'

type Deletion = { readonly userId: string; readonly at: number; readonly confirmed: readonly string[] }

/** Deletes an account with all that belongs to it (AUTH-5). @returns the settlements that have to hear of it. */
export function deleteAccount(database: Database, deletion: Deletion): Promise<readonly string[]> {
  return database.transaction(async (tx) => {
    const places = await leaveEverything(tx, deletion)
    await deleteUser(tx, deletion.userId)
    return places
  })
}
