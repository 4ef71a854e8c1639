import type { RunningServer } from '../support/server.ts'
import { found, joinAs, type Somebody, somebody, told } from '../support/settlements.ts'
import { aNamedPlayer, anInvite, aSettlement } from '../support/world-builder.ts'
import { buildLedger, type LedgerWorld } from './ledger-world.ts'
import { type MatrixRole, roles } from './matrix.ts'

const names = [
  ...roles.filter((role) => role !== 'anon'),
  // A member whom others act on.
  'other',
] as const satisfies readonly (MatrixRole | 'other')[]

/** Somebody for each role. */
export type People = Readonly<Record<(typeof names)[number], Somebody>>

/** A settlement with somebody in every role, and another one that none of them belongs to. */
export type World = People &
  LedgerWorld & {
    readonly settlementId: string
    readonly playerId: string
    /** What the invitee holds, and a code from before the removal. */
    readonly code: string
    readonly oldCode: string
    readonly linkId: string
    readonly adminLinkId: string
    /** What each field of an input would name elsewhere. A procedure with a new kind of id needs one more. */
    readonly foreign: Readonly<Record<string, string>>
  }

export async function buildWorld(server: RunningServer): Promise<World> {
  const people = await meetPeople(server)
  const { co_owner: founder, owner } = people
  const settlementId = await found(founder)
  const founded = { settlementId, owner: founder }
  const { inviteCode: oldCode } = await anInvite(server, { of: founded, maxUses: 0 })
  for (const role of ['viewer', 'contributor', 'admin'] as const)
    await joinAs(founder, settlementId, people[role], role)
  for (const who of [owner, people.other, people.removed])
    await joinAs(founder, settlementId, who, 'contributor')
  await told(founder.ask('removeSettlementCollaborator', { settlementId, userId: people.removed.userId }))
  // Handing over is the only way to become a co-owner.
  await told(founder.ask('transferSettlement', { settlementId, userId: owner.userId }))
  const of = { settlementId, owner }
  const { inviteCode: code, linkId } = await anInvite(server, { of, maxUses: 0 })
  const { linkId: adminLinkId } = await anInvite(server, { of, role: 'admin', maxUses: 2 })
  const { playerId } = await aNamedPlayer(server, { of })
  const ledger = await buildLedger(owner, settlementId)
  const foreign = await buildElsewhere(server)
  return { ...people, ...ledger, settlementId, playerId, code, oldCode, linkId, adminLinkId, foreign }
}

async function meetPeople(server: RunningServer): Promise<People> {
  const met: [string, Somebody][] = []
  for (const name of names) met.push([name, await somebody(server, `Matrix ${name.replace('_', ' ')}`)])
  return Object.fromEntries(met) as People
}

async function buildElsewhere(server: RunningServer): Promise<World['foreign']> {
  const elsewhere = await aSettlement(server)
  const { owner, settlementId } = elsewhere
  const [session] = await told(owner.ask<{ id: string }[]>('getSessions'))
  const { playerId } = await aNamedPlayer(server, { of: elsewhere })
  const { linkId } = await anInvite(server, { of: elsewhere })
  const { storageId, projectId, projectItemId, taskId, actId } = await buildLedger(owner, settlementId)
  const projects = { projectId, lower: projectId, from: projectId, to: projectId }
  const ledger = { ...projects, storageId, projectItemId, taskId, act: actId }
  return { ...ledger, settlementId, playerId, linkId, userId: owner.userId, sessionId: session!.id }
}
