import * as z from 'zod'
import { settingRanges } from '#domain/settlement/settings'
import type { TableName, Tables } from '#domain/settlement/tables'

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
  settings: settlementSettings,
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

const schemas = { settlements: settlement, members: member, players: player } satisfies {
  readonly [Name in TableName]: z.ZodType<Tables[Name]>
}

/** All rows of a settlement, table by table. */
export const tables = z.strictObject({
  settlements: z.array(schemas.settlements).readonly(),
  members: z.array(schemas.members).readonly(),
  players: z.array(schemas.players).readonly(),
})
