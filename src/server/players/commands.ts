import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { settlementLimits } from '#domain/settlement/limits'
import type { Player } from '#domain/settlement/settlement-state'
import type { Permit } from '../access/permit.ts'
import type { Done, Nothing } from '../changes/change.ts'
import { numberOf } from '../changes/person-numbers.ts'
import { findMember } from '../changes/queries.ts'
import { playerOf } from '../changes/rows.ts'
import { text, whole } from '../db/columns.ts'
import type { Tx } from '../db/database.ts'
import { refusal } from '../rpc/refusal.ts'

const columns = sql`id, name, is_active, user_id, date_added`

/** @param name trimmed (SET-7). */
export async function addPlayer(
  tx: Tx,
  { settlementId }: Permit<'player.manage'>,
  name: string,
  at: Date,
): Promise<Done<Player>> {
  const [count] = await tx.all(
    sql`select count(*) as players from players where settlement_id = ${settlementId}`,
  )
  if (whole(count!, 'players') >= settlementLimits.players) throw refusal('too-many-players')
  const [row] = await tx.write(sql`
    insert into players (id, settlement_id, name, date_added)
    values (${randomUUID()}, ${settlementId}, ${name}, ${at.toISOString()}::timestamptz) returning ${columns}`)
  const player = playerOf(row!)
  return {
    answer: player,
    changes: [{ type: 'player', player }],
    did: { kind: 'player.added', facts: { player: name } },
  }
}

export type PlayerEdit = { readonly name?: string | undefined; readonly isActive?: boolean | undefined }

export async function updatePlayer(
  tx: Tx,
  permit: Permit<'player.manage'>,
  playerId: string,
  { name, isActive }: PlayerEdit,
): Promise<Done<Player>> {
  const before = await findPlayer(tx, permit, playerId)
  const player = { ...before, name: name ?? before.name, isActive: isActive ?? before.isActive }
  if (player.name === before.name && player.isActive === before.isActive)
    return { answer: before, changes: [] }
  await tx.write(sql`
    update players set name = ${player.name}, is_active = ${player.isActive}
    where settlement_id = ${permit.settlementId} and id = ${playerId}`)
  const facts = { player: player.name }
  return {
    answer: player,
    changes: [{ type: 'player', player }],
    did:
      player.name !== before.name
        ? { kind: 'player.renamed', facts: { ...facts, former: before.name } }
        : { kind: player.isActive ? 'player.active' : 'player.inactive', facts },
  }
}

export async function removePlayer(
  tx: Tx,
  permit: Permit<'player.manage'>,
  playerId: string,
): Promise<Done<Nothing>> {
  const player = await findPlayer(tx, permit, playerId)
  await tx.write(sql`delete from players where settlement_id = ${permit.settlementId} and id = ${playerId}`)
  return {
    answer: {},
    changes: [{ type: 'playerGone', playerId }],
    did: { kind: 'player.removed', facts: { player: player.name } },
  }
}

/** @param userId an active member, or null to take the link back. */
export async function linkPlayer(
  tx: Tx,
  permit: Permit<'player.link'>,
  playerId: string,
  userId: string | null,
): Promise<Done<Player>> {
  const before = await findPlayer(tx, permit, playerId)
  if (before.userId === userId) return { answer: before, changes: [] }
  const member = userId === null ? null : await findMember(tx, permit.settlementId, userId)
  if (member === undefined) throw refusal('no-member')
  const [taken] = await tx.all(sql`
    select name from players where settlement_id = ${permit.settlementId} and user_id = ${userId}`)
  if (taken) throw refusal('player-of-another-name', { name: text(taken, 'name') })
  await tx.write(sql`
    update players set user_id = ${userId} where settlement_id = ${permit.settlementId} and id = ${playerId}`)
  const player = { ...before, userId }
  return {
    answer: player,
    changes: [{ type: 'player', player }],
    did: member
      ? {
          kind: 'player.linked',
          facts: {
            player: player.name,
            member: await numberOf(tx, { settlementId: permit.settlementId, userId: userId! }),
          },
        }
      : { kind: 'player.unlinked', facts: { player: player.name } },
  }
}

async function findPlayer(
  tx: Tx,
  { settlementId }: Permit<'player.manage' | 'player.link'>,
  playerId: string,
): Promise<Player> {
  const [row] = await tx.all(sql`
    select ${columns} from players where settlement_id = ${settlementId} and id = ${playerId}`)
  if (!row) throw refusal('no-player')
  return playerOf(row)
}
