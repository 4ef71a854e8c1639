import { sql } from 'drizzle-orm'
import { endOfMembership } from '#domain/settlement/acts/members'
import { byKey } from '#domain/settlement/tables'
import { deleteUser } from '../accounts/profile-commands.ts'
import { lockEverywhere, settlementsWithMember, settlementsWithPerson } from '../changes/lock-everywhere.ts'
import { forgetAccount } from '../changes/person-numbers.ts'
import { readRows } from '../changes/read-rows.ts'
import { writeAndRecord } from '../changes/record.ts'
import { removeSettlements } from '../changes/remove-for-good.ts'
import { text } from '../db/columns.ts'
import type { Database, Tx } from '../db/database.ts'
import { sqlIds } from '../db/sql-values.ts'
import { refusal } from '../rpc/refusal.ts'
import { findOwnSettlements } from '../settlements/own-settlements.ts'

type Deletion = {
  readonly userId: string
  readonly at: number
  /** The settlements that the user was shown as deleted with the account, and confirmed. */
  readonly confirmed: readonly string[]
}

/** Deletes an account with all that belongs to it (AUTH-5). @returns the settlements that have to hear of it. */
export function deleteAccount(database: Database, deletion: Deletion): Promise<readonly string[]> {
  return database.transaction(async (tx) => {
    const places = await leaveEverything(tx, deletion)
    await deleteUser(tx, deletion.userId)
    return places
  })
}

/**
 * Before an account is deleted (AUTH-5): its own settlements go, its memberships end for everyone to see, and its numbers
 * lose their account. Locks all of it.
 * @returns the settlements whose members have to hear of it.
 * @throws CONFLICT where others would be left without an owner, or more would go than the player was told.
 */
async function leaveEverything(tx: Tx, { userId, at, confirmed }: Deletion): Promise<readonly string[]> {
  const everywhere = await lockEverywhere(tx, userId, settlementsWithPerson)
  const { handOver, goes } = await findOwnSettlements(tx, { userId, now: at })
  if (handOver[0]) throw refusal('hand-over-first', handOver[0])
  if (goes.some(({ id }) => !confirmed.includes(id))) throw refusal('more-would-go')
  const own = await tx.all(sql`select id from settlements where owner_id = ${userId}`)
  await removeSettlements(
    tx,
    own.map((row) => text(row, 'id')),
  )
  const places = await settlementsWithMember(tx, userId)
  for (const settlementId of places) {
    const players = byKey('players', await readRows(tx, 'players', settlementId, 'all'))
    const changes = endOfMembership({ players }, userId)
    const left = { answer: {}, changes, activity: { kind: 'member.left', facts: {} } } as const
    await writeAndRecord(tx, { settlementId, userId, at }, left)
  }
  await unlinkPlayers(tx, { userId, everywhere })
  await forgetEvents(tx, everywhere)
  await forgetAnswers(tx, { userId, everywhere })
  await forgetAccount(tx, userId)
  return places
}

/** A person, and every settlement they ever belonged to. */
type Everywhere = { readonly userId: string; readonly everywhere: readonly string[] }

/** A link in a deleted settlement, which nobody is told of, would keep the membership and with it the account. */
async function unlinkPlayers(tx: Tx, { userId, everywhere }: Everywhere): Promise<void> {
  await tx.write(sql`
    update players set user_id = null where settlement_id in ${sqlIds(everywhere)} and user_id = ${userId}`)
}

/** What others were answered about the person holds the name. */
async function forgetAnswers(tx: Tx, { userId, everywhere }: Everywhere): Promise<void> {
  await tx.write(sql`delete from applied_operations where answer->>'userId' = ${userId}`)
  await tx.write(sql`
    update act_clients set answers = coalesce(
      (select jsonb_agg(kept order by place) from jsonb_array_elements(answers) with ordinality as answered(kept, place)
        where kept->'answer'->>'userId' is distinct from ${userId}),
      '[]')
    where settlement_id in ${sqlIds(everywhere)}
      and answers @> ${JSON.stringify([{ answer: { userId } }])}::jsonb`)
}

/** Events of the past day still hold the name. Who has not heard them yet is told to read everything anew. */
async function forgetEvents(tx: Tx, settlementIds: readonly string[]): Promise<void> {
  await tx.write(sql`
    delete from outbox using settlements
    where settlements.id = settlement_id and outbox.seq < settlements.seq
      and settlement_id in ${sqlIds(settlementIds)}`)
}
