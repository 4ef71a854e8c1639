import { projectItems, projectPlayers, projects } from './stored-projects.ts'
import { allotments, standingOrders, stock, storages } from './stored-stock.ts'
import { assignees, taskNumbers, tasks } from './stored-tasks.ts'

/** The tables of the ledger (decision 16). */
export const storedLedger = {
  storages,
  stock,
  projects,
  projectItems,
  tasks,
  taskNumbers,
  allotments,
  assignees,
  projectPlayers,
  standingOrders,
}
