import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { userId } from './account-tables.ts'
import { settlementId } from './settlement-tables.ts'
import { at } from './table-columns.ts'

/** Operations that were carried out, and their answers, so that a repeated request is done once (I11). */
export const appliedOperations = pgTable(
  'applied_operations',
  {
    userId: userId(),
    operationId: uuid('operation_id').notNull(),
    requestHash: text('request_hash').notNull(),
    answer: jsonb('answer').notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'applied_operations_pkey', columns: [table.userId, table.operationId] }),
    index('applied_operations_at').on(table.at),
  ],
)

/** The last act number of each browser in a settlement, so that a repeated act is done once (I11). */
export const actClients = pgTable(
  'act_clients',
  {
    settlementId: settlementId(),
    userId: userId(),
    clientId: uuid('client_id').notNull(),
    lastNumber: bigint('last_number', { mode: 'number' }).notNull(),
    /** Its latest acts and their answers, `{number, hash, answer}`, newest last. */
    answers: jsonb('answers').notNull(),
    usedAt: at('used_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'act_clients_pkey', columns: [table.settlementId, table.userId, table.clientId] }),
    index('act_clients_user_id').on(table.userId),
    check('act_clients_last_number_counts_from_one', sql`last_number >= 1`),
    check(
      'act_clients_answers_are_few',
      sql`jsonb_typeof(answers) = 'array' and jsonb_array_length(answers) <= 50`,
    ),
  ],
)
