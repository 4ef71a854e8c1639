import { text } from '../db/columns.ts'
import type { PlainDatabase } from './plain-database.ts'

/** Settlements that are being deleted for good, whose entries go before their stock: `purge-deleted.ts` dates their deletion to 1970. */
const beingDeleted = 'select id from settlements where deleted_at <= to_timestamp(0)'

/**
 * The rules over several tables that hold in every database of this release, beside its keys and constraints: for each rule a
 * sentence about what breaks it, and a statement that finds examples.
 */
const rules: readonly { readonly broken: string; readonly find: string }[] = [
  {
    broken: 'the stock is not the sum of its entries',
    find: `select settlement_id || ' ' || item_id as example from stock full join (
        select settlement_id, item_id, sum(amount) as entered, bool_or(kind = 'finished') as is_never_stock
        from entries group by 1, 2) as sums using (settlement_id, item_id)
      where coalesce(quantity, 0) <> coalesce(entered, 0) and is_never_stock is not true and settlement_id not in (${beingDeleted})`,
  },
  {
    broken: 'what is reserved is not what is kept back and allotted',
    find: `select settlement_id || ' ' || item_id as example from stock left join (
        select settlement_id, item_id, sum(amount) as allotted from allotments group by 1, 2) as sums using (settlement_id, item_id)
      where reserved <> kept + coalesce(allotted, 0)`,
  },
  {
    broken: 'a delivery has moved stock and was not approved',
    find: `select distinct settlement_id || ' ' || contribution_id as example
      from entries join contributions using (settlement_id)
      where contributions.id = contribution_id and status <> 'approved'`,
  },
  {
    broken: 'a settlement has changes after its last one',
    find: `select distinct settlement_id || ' ' || outbox.seq as example
      from outbox join settlements on settlements.id = settlement_id where outbox.seq > settlements.seq`,
  },
  {
    broken: 'a browser has acts after its last one',
    find: `select distinct settlement_id || ' ' || client_id as example
      from act_clients, jsonb_array_elements(answers) as answer where (answer->>'number')::bigint > last_number`,
  },
  {
    broken: 'the owner of a settlement is no member',
    find: `select id::text as example from settlements where not exists (
        select 1 from memberships where settlement_id = id and user_id = owner_id and status = 'active')`,
  },
  {
    broken: 'a member has no number',
    find: `select settlement_id || ' ' || user_id as example from memberships where status = 'active' and not exists (
        select 1 from people where people.settlement_id = memberships.settlement_id and account = user_id)`,
  },
  // Version 1 is the empty document before the first save, which no saved version has.
  {
    broken: 'what a player saved last is not among the saved versions',
    find: `select user_id::text as example from user_data where version > 1 and not exists (
        select 1 from user_data_versions as saved where saved.user_id = user_data.user_id and saved.version = user_data.version)`,
  },
  ...(['invite', 'progress', 'share'] as const).map((kind) => ({
    broken: `a code of a link leads nowhere, or a link has none (${kind})`,
    find: `select settlement_id || ' ' || encode(code_hash, 'hex') as example
      from ${kind}_links as links full join ${kind}_codes as codes using (settlement_id, code_hash)
      where links is null or codes is null`,
  })),
]

/** What is wrong in a database of this release's schema, a sentence for each rule that is broken (R2). */
export async function wrongRows(database: PlainDatabase): Promise<readonly string[]> {
  const wrong: string[] = []
  for (const { broken, find } of rules) {
    const found = await database.query(`${find} limit 3`)
    if (found.length > 0) wrong.push(`${broken}: ${found.map((row) => text(row, 'example')).join(', ')}`)
  }
  return wrong
}
