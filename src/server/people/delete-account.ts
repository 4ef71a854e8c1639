import { sql } from 'drizzle-orm'
import { endOfMembership } from '#domain/settlement/acts/members'
import { byKey } from '#domain/settlement/tables'
import { deleteUser } from '../accounts/profile-commands.ts'
import { lockEverywhere, settlementsWithMember, settlementsWithPerson } from '../changes/lock-everywhere.ts'
import { forgetAccount } from '../changes/person-numbers.ts'
import { readRows } from '../changes/read-rows.ts'
import { writeAndRecord } from '../changes/record.ts'
import { removeSettlements } from '../changes/remove-for-good.ts'
import { among } from '../db/among.ts'
import { text } from '../db/columns.ts'
import type { Database, Tx } from '../db/database.ts'
import { refusal } from '../rpc/refusal.ts'
import { findOwnSettlements } from '../settlements/own-settlements.ts'

type Deletion = {
  readonly userId: string
  readonly at: number
  /** The settlements that the user was shown as deleted with the account, and confirmed. */
  readonly confirmed: readonly string[]
}

/** Deletes an account with everything that belongs to it (AUTH-5). @returns the settlements whose streams must be informed */
export function deleteAccount(database: Database, deletion: Deletion): Promise<readonly string[]> {
  return database.transaction(async (tx) => {
    const settlementIds = await leaveEverything(tx, deletion)
    await deleteUser(tx, deletion.userId)
    return settlementIds
  })
}

/**
 * The steps before the account itself is deleted: deletes its own settlements, ends its memberships with an event for each,
 * and removes the account from its person numbers. Locks everything concerned.
 * @returns the settlements whose streams must be informed
 * @throws CONFLICT if a settlement with other members would lose its owner, or one would be deleted that was not confirmed
 */
async function leaveEverything(tx: Tx, { userId, at, confirmed }: Deletion): Promise<readonly string[]> {
  const everJoined = await lockEverywhere(tx, userId, settlementsWithPerson)
  const { handOver, goes } = await findOwnSettlements(tx, { userId, now: at })
  if (handOver[0]) throw refusal('hand-over-first', handOver[0])
  if (goes.some(({ id }) => !confirmed.includes(id))) throw refusal('more-would-go')
  // `goes` has only those that the user was to be told of: not the sample, nor what was deleted too long ago to be restored.
  const own = await tx.all(sql`select id from settlements where owner_id = ${userId}`)
  await removeSettlements(
    tx,
    own.map((row) => text(row, 'id')),
  )
  const settlementIds = await settlementsWithMember(tx, userId)
  for (const settlementId of settlementIds) {
    const players = byKey('players', await readRows(tx, 'players', settlementId, 'all'))
    const changes = endOfMembership({ players }, userId)
    const left = { answer: {}, changes, activity: { kind: 'member.left', facts: {} } } as const
    await writeAndRecord(tx, { settlementId, userId, at }, left)
  }
  await unlinkPlayers(tx, { userId, everJoined })
  await forgetEvents(tx, everJoined)
  await forgetAnswers(tx, { userId, everJoined })
  await forgetAccount(tx, userId)
  return settlementIds
}

/** A user, and every settlement that they ever belonged to. */
type UserSettlements = { readonly userId: string; readonly everJoined: readonly string[] }

/**
 * Unlinks players of deleted settlements too, without an event. A link that is left would keep the membership, and the
 * foreign key then keeps the account.
 */
async function unlinkPlayers(tx: Tx, { userId, everJoined }: UserSettlements): Promise<void> {
  await tx.write(sql`
    update players set user_id = null where settlement_id in ${among(everJoined)} and user_id = ${userId}`)
}

/** Deletes every kept answer that contains the user's id anywhere: it contains the name too. */
async function forgetAnswers(tx: Tx, { userId, everJoined }: UserSettlements): Promise<void> {
  await tx.write(sql`delete from applied_operations where strpos(answer::text, ${userId}) > 0`)
  await tx.write(sql`
    update act_clients set answers = coalesce(
      (select jsonb_agg(kept order by place) from jsonb_array_elements(answers) with ordinality as answered(kept, place)
        where strpos(kept::text, ${userId}) = 0),
      '[]')
    where settlement_id in ${among(everJoined)} and strpos(answers::text, ${userId}) > 0`)
}

/**
 * Deletes the events of the past day, because they hold the name. Each settlement's last one stays, by which browsers see that they
 * missed the others and read everything again.
 */
async function forgetEvents(tx: Tx, settlementIds: readonly string[]): Promise<void> {
  await tx.write(sql`
    delete from outbox using settlements
    where settlements.id = settlement_id and outbox.seq < settlements.seq
      and settlement_id in ${among(settlementIds)}`)
}
