import { accountDeletionContract } from './account-deletion.ts'
import { activityContract } from './activity.ts'
import { buildListsContract } from './build-lists.ts'
import { cataloguesContract } from './catalogues.ts'
import { collaborationsContract } from './collaborations.ts'
import { contributionsContract } from './contributions.ts'
import { deletedSettlementsContract } from './deleted-settlements.ts'
import { inventoryContract } from './inventory.ts'
import { invitesContract } from './invites.ts'
import { membersContract } from './members.ts'
import { notificationsContract } from './notifications.ts'
import { playersContract } from './players.ts'
import { progressLinksContract } from './progress-links.ts'
import { projectEndsContract } from './project-ends.ts'
import { projectsContract } from './projects.ts'
import { regenerationContract } from './regeneration.ts'
import { settlementCatalogueContract } from './settlement-catalogue.ts'
import { settlementsContract } from './settlements.ts'
import { sharedProjectsContract } from './shared-projects.ts'
import { standingOrdersContract } from './standing-orders.ts'
import { stockHistoryContract } from './stock-history.ts'
import { storagesContract } from './storages.ts'
import { tasksContract } from './tasks.ts'
import { templatesContract } from './templates.ts'
import { userDataContract } from './user-data.ts'
import { userDataVersionsContract } from './user-data-versions.ts'
import { usersContract } from './users.ts'
import { webhooksContract } from './webhooks.ts'

const procedures = {
  ...accountDeletionContract,
  ...activityContract,
  ...buildListsContract,
  ...cataloguesContract,
  ...contributionsContract,
  ...inventoryContract,
  ...stockHistoryContract,
  ...invitesContract,
  ...membersContract,
  ...notificationsContract,
  ...playersContract,
  ...progressLinksContract,
  ...projectsContract,
  ...projectEndsContract,
  ...regenerationContract,
  ...settlementsContract,
  ...settlementCatalogueContract,
  ...deletedSettlementsContract,
  ...sharedProjectsContract,
  ...collaborationsContract,
  ...standingOrdersContract,
  ...storagesContract,
  ...tasksContract,
  ...templatesContract,
  ...webhooksContract,
  ...userDataContract,
  ...userDataVersionsContract,
  ...usersContract,
}

type Procedures = typeof procedures

/**
 * All procedures, one object for each noun; the address of a procedure is its name. An interface, so that types made of it are
 * written by its name: written out they are too long for the compiler.
 */
export interface Contract extends Procedures {}
export const contract: Contract = procedures
