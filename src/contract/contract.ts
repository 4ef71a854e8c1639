import { accountDeletionContract } from './account-deletion.ts'
import { activityContract } from './activity.ts'
import { buildListsContract } from './build-lists.ts'
import { cataloguesContract } from './catalogues.ts'
import { inventoryContract } from './inventory.ts'
import { invitesContract } from './invites.ts'
import { membersContract } from './members.ts'
import { playersContract } from './players.ts'
import { projectsContract } from './projects.ts'
import { settlementsContract } from './settlements.ts'
import { storagesContract } from './storages.ts'
import { tasksContract } from './tasks.ts'
import { userDataContract } from './user-data.ts'
import { usersContract } from './users.ts'

/** All procedures, one object for each noun; the address of a procedure is its name. */
export const contract = {
  ...accountDeletionContract,
  ...activityContract,
  ...buildListsContract,
  ...cataloguesContract,
  ...inventoryContract,
  ...invitesContract,
  ...membersContract,
  ...playersContract,
  ...projectsContract,
  ...settlementsContract,
  ...storagesContract,
  ...tasksContract,
  ...userDataContract,
  ...usersContract,
}
