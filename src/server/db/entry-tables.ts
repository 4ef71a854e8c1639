import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { entryKinds } from '#domain/settlement/ledger-rows'
import { people } from './people-tables.ts'
import { settlementId } from './settlement-tables.ts'
import { amount, at, isOneOf } from './table-columns.ts'

/** Every movement of stock. Rows are only ever added, and go with the whole settlement alone (BEY-23). */
export const entries = pgTable(
  'entries',
  {
    settlementId: settlementId(),
    /** The act that wrote the entry, and the place of the entry among all that this act wrote. */
    act: uuid('act').notNull(),
    line: integer('line').notNull(),
    kind: text('kind').notNull(),
    itemId: text('item_id').notNull(),
    amount: amount('amount'),
    byNo: integer('by_no').notNull(),
    playerId: uuid('player_id'),
    projectId: uuid('project_id'),
    taskId: uuid('task_id'),
    /** The contribution by whose approval it moved. */
    contributionId: uuid('contribution_id'),
    storageId: uuid('storage_id'),
    note: text('note'),
    /** For an entry that takes another one back: the act and the line of that one. */
    revertsAct: uuid('reverts_act'),
    revertsLine: integer('reverts_line'),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'entries_pkey', columns: [table.settlementId, table.act, table.line] }),
    foreignKey({
      name: 'entries_by_a_person',
      columns: [table.settlementId, table.byNo],
      foreignColumns: [people.settlementId, people.no],
    }),
    foreignKey({
      name: 'entries_revert_an_entry',
      columns: [table.settlementId, table.revertsAct, table.revertsLine],
      foreignColumns: [table.settlementId, table.act, table.line],
    }),
    // A contribution is approved once (CON-3): a second time would write its lines again.
    uniqueIndex('entries_of_a_contribution_once')
      .on(table.settlementId, table.contributionId, table.line)
      .where(sql`contribution_id is not null`),
    unique('entries_reverted_once').on(table.settlementId, table.revertsAct, table.revertsLine),
    // The history is read page by page, newest first.
    index('entries_at').on(table.settlementId, table.at),
    index('entries_item').on(table.settlementId, table.itemId, table.at),
    index('entries_person').on(table.settlementId, table.byNo, table.at),
    index('entries_project').on(table.settlementId, table.projectId, table.at),
    check('entries_kind_is_known', isOneOf('kind', entryKinds)),
    check('entries_item_is_given', sql`char_length(item_id) between 1 and 40`),
    check('entries_are_something', sql`amount <> 0 and abs(amount) <= 1000000000000`),
    check('entries_reversal_is_whole', sql`(reverts_act is null) = (reverts_line is null)`),
    check('entries_note_fits', sql`char_length(note) <= 2000`),
  ],
)
