import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { settlementId } from './settlement-tables.ts'
import { at, bytes } from './table-columns.ts'

/** The Discord channel of a settlement (BEY-13). */
export const webhooks = pgTable(
  'webhooks',
  {
    settlementId: settlementId().primaryKey(),
    /** Sealed with the server's secret, so that a copy of the tables does not give it away. */
    addressSealed: bytes('address_sealed').notNull(),
    events: jsonb('events').notNull(),
    /** The hour, in UTC, of the daily digest; null for none. */
    digestHour: integer('digest_hour'),
    /** The day, in UTC, whose digest was the last. */
    digestOn: date('digest_on').notNull(),
    projectMessages: boolean('project_messages').notNull(),
    /** Something has happened since the messages of projects were brought up to date. */
    projectsDue: boolean('projects_due').notNull(),
    /** When they were brought up to date. */
    projectsAt: at('projects_at').notNull(),
    /** The last log entry that was posted or passed over. */
    cursor: bigint('cursor', { mode: 'number' }).notNull(),
    isOn: boolean('is_on').notNull().default(true),
    lastSentAt: at('last_sent_at'),
    lastFailure: text('last_failure'),
    lastFailureAt: at('last_failure_at'),
    /** Failures one after the other. */
    failures: integer('failures').notNull().default(0),
    /** Until then nothing is posted, after a failure or because Discord asked to wait; null or past where nothing has to wait. */
    retryAt: at('retry_at'),
    /** Until when Discord asked to wait: until then nothing is posted, no test either. */
    askedUntil: at('asked_until'),
    /** Until then one server process posts, and no other. */
    leaseUntil: at('lease_until'),
  },
  () => [
    check('webhooks_digest_hour_is_one', sql`digest_hour between 0 and 23`),
    check('webhooks_failures_count', sql`failures >= 0`),
    check('webhooks_events_are_a_list', sql`jsonb_typeof(events) = 'array'`),
  ],
)

/** The one message of each project that is edited in place (BEY-24). */
export const webhookMessages = pgTable(
  'webhook_messages',
  {
    settlementId: settlementId(),
    projectId: uuid('project_id').notNull(),
    messageId: text('message_id').notNull(),
    /** What the message says, to see whether that has changed. */
    shown: jsonb('shown').notNull(),
  },
  (table) => [
    primaryKey({ name: 'webhook_messages_pkey', columns: [table.settlementId, table.projectId] }),
    check('webhook_messages_id_is_a_number', sql`message_id ~ '^[0-9]{1,20}$'`),
  ],
)
