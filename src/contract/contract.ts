import { accountDeletionContract } from './account-deletion.ts'
import { activityContract } from './activity.ts'
import { buildListsContract } from './build-lists.ts'
import { cataloguesContract } from './catalogues.ts'
import { invitesContract } from './invites.ts'
import { membersContract } from './members.ts'
import { playersContract } from './players.ts'
import { settlementsContract } from './settlements.ts'
import { userDataContract } from './user-data.ts'
import { usersContract } from './users.ts'

/** All procedures, one object for each noun; the address of a procedure is its name. */
export const contract = {
  ...accountDeletionContract,
  ...activityContract,
  ...buildListsContract,
  ...cataloguesContract,
  ...invitesContract,
  ...membersContract,
  ...playersContract,
  ...settlementsContract,
  ...userDataContract,
  ...usersContract,
}
