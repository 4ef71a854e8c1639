import * as z from 'zod'
import { contributionStatuses } from '#domain/settlement/contribution'
import { priorities, projectStatuses, taskKinds, taskStatuses } from '#domain/settlement/ledger-rows'
import { settingRanges } from '#domain/settlement/settings'
import type { TableName, Tables } from '#domain/settlement/tables'
import { itemIdUpTo } from './item-id.ts'

// What the fields of the rows mean is told beside their types, those of most tables in `ledger-rows.ts`.

const within = ({ least, most }: { least: number; most: number }) => z.int().min(least).max(most)

export const settlementSettings = z.strictObject({
  autoAssignTasks: z.boolean(),
  lowStockThreshold: within(settingRanges.lowStockThreshold),
  enableNotifications: z.boolean(),
  requireContributionApproval: z.boolean(),
  maxAssigneesPerTask: within(settingRanges.maxAssigneesPerTask),
  defaultTaskDeadlineDays: within(settingRanges.defaultTaskDeadlineDays),
})

export const settlement = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  ownerId: z.uuid(),
  /** Its owner’s own, with no other member. */
  isPersonal: z.boolean(),
  isSample: z.boolean(),
  settings: settlementSettings,
  /** The version of the catalogue that its ledger counts with. */
  catalogue: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

export const member = z.strictObject({
  userId: z.uuid(),
  /** Stays when the account is deleted: log entries name people by it. */
  no: z.int(),
  /** The public name. If the names of two members look alike, each is shown with `#` and its digits. */
  name: z.string(),
  /** The name in the form in which names are compared: equal for names that look alike. */
  look: z.string(),
  digits: z.int(),
  role: z.string(),
  joinedAt: z.iso.datetime(),
  lastActiveAt: z.iso.datetime(),
})

export const player = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  isActive: z.boolean(),
  userId: z.uuid().nullable(),
  dateAdded: z.iso.datetime(),
})

export const itemId = itemIdUpTo(40)
export const way = z.union([z.int().min(0), z.enum(['gather', 'elsewhere'])])
export const ways = z.record(itemId, way)

export const storage = z.strictObject({ id: z.uuid(), name: z.string() })

export const stockRow = z.strictObject({
  itemId,
  quantity: z.int(),
  reserved: z.int(),
  kept: z.int(),
  storageId: z.uuid().nullable(),
  updatedAt: z.iso.datetime(),
})

export const project = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  notes: z.string(),
  priority: z.enum(priorities),
  position: z.int(),
  status: z.enum(projectStatuses),
  statusByHand: z.boolean(),
  ownerNo: z.int(),
  generation: z.int(),
  ways,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

export const projectItem = z.strictObject({
  projectId: z.uuid(),
  id: z.uuid(),
  itemId,
  quantity: z.int(),
  recipeIndex: z.int(),
  finished: z.int(),
  addedAt: z.iso.datetime(),
})

export const task = z.strictObject({
  id: z.uuid(),
  projectId: z.uuid().nullable(),
  itemId: itemId.nullable(),
  kind: z.enum(taskKinds),
  generation: z.int().nullable(),
  amount: z.int().nullable(),
  title: z.string().nullable(),
  description: z.string(),
  notes: z.string(),
  due: z.iso.datetime().nullable(),
  priority: z.enum(priorities),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  deletedAt: z.iso.datetime().nullable(),
})

export const taskNumbers = z.strictObject({
  taskId: z.uuid(),
  target: z.int(),
  completed: z.int(),
  status: z.enum(taskStatuses),
  byHand: z.boolean(),
  completedAt: z.iso.datetime().nullable(),
})

export const assignee = z.strictObject({ taskId: z.uuid(), who: z.uuid(), at: z.iso.datetime() })
export const standingOrder = z.strictObject({
  itemId,
  atLeast: z.int(),
  since: z.iso.datetime(),
  // An answer that an earlier release has kept has none.
  begunBy: z.uuid().nullable().default(null),
})
export const projectPlayer = z.strictObject({ projectId: z.uuid(), who: z.uuid() })

export const allotment = z.strictObject({ projectId: z.uuid(), itemId, amount: z.int() })

const line = z.strictObject({ itemId, quantity: z.int() })

export const contribution = z.strictObject({
  id: z.uuid(),
  taskId: z.uuid(),
  projectId: z.uuid().nullable(),
  byNo: z.int(),
  playerId: z.uuid().nullable(),
  itemsContributed: z.array(line).readonly(),
  materials: z.array(line).readonly(),
  notes: z.string(),
  proofOfWork: z.string(),
  status: z.enum(contributionStatuses),
  revision: z.int(),
  submittedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  decidedByNo: z.int().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  reason: z.string().nullable(),
  splitOf: z.uuid().nullable(),
})

/** A row of each table. */
export const rowSchemas = {
  settlements: settlement,
  members: member,
  players: player,
  storages: storage,
  stock: stockRow,
  projects: project,
  projectItems: projectItem,
  tasks: task,
  taskNumbers,
  allotments: allotment,
  assignees: assignee,
  projectPlayers: projectPlayer,
  standingOrders: standingOrder,
  contributions: contribution,
} satisfies { readonly [Name in TableName]: z.ZodType<Tables[Name]> }

/** All rows of a settlement, table by table. */
export const tables = z.strictObject({
  settlements: z.array(rowSchemas.settlements).readonly(),
  members: z.array(rowSchemas.members).readonly(),
  players: z.array(rowSchemas.players).readonly(),
  storages: z.array(rowSchemas.storages).readonly(),
  stock: z.array(rowSchemas.stock).readonly(),
  projects: z.array(rowSchemas.projects).readonly(),
  projectItems: z.array(rowSchemas.projectItems).readonly(),
  tasks: z.array(rowSchemas.tasks).readonly(),
  taskNumbers: z.array(rowSchemas.taskNumbers).readonly(),
  allotments: z.array(rowSchemas.allotments).readonly(),
  assignees: z.array(rowSchemas.assignees).readonly(),
  projectPlayers: z.array(rowSchemas.projectPlayers).readonly(),
  standingOrders: z.array(rowSchemas.standingOrders).readonly(),
  contributions: z.array(rowSchemas.contributions).readonly(),
})
