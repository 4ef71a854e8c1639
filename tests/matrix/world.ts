import type { ListedSettlement } from '#contract/settlements'
import type { RunningServer } from '../support/server.ts'
import { found, invite, joinAs, type Somebody, somebody, told } from '../support/settlements.ts'
import type { MatrixRole } from './matrix.ts'

export type People = Readonly<Record<Exclude<MatrixRole, 'anon'> | 'other' | 'stranger', Somebody>>

/** A settlement with somebody in every role, and another one that none of them belongs to. */
export type World = {
  readonly settlementId: string
  readonly playerId: string
  /** Codes and links of the settlement: what the invitee holds, one from before the removal, an admin's. */
  readonly code: string
  readonly oldCode: string
  readonly linkId: string
  readonly adminLinkId: string
  readonly foreign: { readonly settlementId: string; readonly playerId: string; readonly linkId: string }
}

export async function meetPeople(server: RunningServer): Promise<People> {
  const names = [
    'outsider',
    'invitee',
    'removed',
    'viewer',
    'contributor',
    'admin',
    'co_owner',
    'owner',
    'site_admin',
    'other',
    'stranger',
  ] as const
  const met: [string, Somebody][] = []
  for (const name of names) met.push([name, await somebody(server, `Matrix ${name.replace('_', ' ')}`)])
  return Object.fromEntries(met) as People
}

export async function buildWorld(people: People): Promise<World> {
  await Promise.all(Object.values(people).map(deleteOwned))
  // The first owner hands over, which is the only way to become a co-owner.
  const founder = people.co_owner
  const settlementId = await found(founder, 'Oakhaven')
  const { inviteCode: oldCode } = await invite(founder, settlementId, { maxUses: 0 })
  for (const role of ['viewer', 'contributor', 'admin'] as const)
    await joinAs(founder, settlementId, people[role], role)
  for (const who of [people.owner, people.other, people.removed])
    await joinAs(founder, settlementId, who, 'contributor')
  await told(founder.ask('removeSettlementCollaborator', { settlementId, userId: people.removed.userId }))
  await told(founder.ask('transferSettlement', { settlementId, userId: people.owner.userId }))
  const link = await invite(people.owner, settlementId, { maxUses: 0 })
  const adminLink = await invite(people.owner, settlementId, { role: 'admin', maxUses: 2 })
  const player = await told(people.owner.ask<{ id: string }>('addPlayer', { settlementId, name: 'Finn' }))
  const foreignId = await found(people.stranger, 'Elsewhere')
  const foreignPlayer = { settlementId: foreignId, name: 'Ida' }
  return {
    settlementId,
    playerId: player.id,
    code: link.inviteCode,
    oldCode,
    linkId: link.link.id,
    adminLinkId: adminLink.link.id,
    foreign: {
      settlementId: foreignId,
      playerId: (await told(people.stranger.ask<{ id: string }>('addPlayer', foreignPlayer))).id,
      linkId: (await invite(people.stranger, foreignId)).link.id,
    },
  }
}

/** What stands from before: a person owns only so many. */
async function deleteOwned(who: Somebody): Promise<void> {
  const listed = await told(who.ask<ListedSettlement[]>('getSettlementsUserCanAccess'))
  for (const { id } of listed.filter(({ isOwner }) => isOwner))
    await told(who.ask('deleteSettlement', { settlementId: id }))
}
