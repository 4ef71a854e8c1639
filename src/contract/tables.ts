import * as z from 'zod'
import type { TableName, Tables } from '#domain/settlement/tables'
import { settlementSettings } from './settlement-settings.ts'

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
  /** Stays when the account goes: entries of the log name people by it. */
  no: z.int(),
  /** The public name; where two members' names look alike, it is shown with `#` and the digits behind it. */
  name: z.string(),
  /** The name as it is compared: equal for two that look alike. */
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
