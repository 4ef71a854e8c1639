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

/** Everything the server can be asked, noun by noun; each procedure's address is its own name. */
export const contract = {
  ...accountDeletionContract,
  ...buildListsContract,
  ...cataloguesContract,
  ...invitesContract,
  ...membersContract,
  ...playersContract,
  ...activityContract,
  ...settlementsContract,
  ...userDataContract,
  ...usersContract,
}
