import type { RunningServer } from '../support/server.ts'
import { answerOf, createSettlement, joinAs, type Somebody, signInSomebody } from '../support/settlements.ts'
import { aNamedPlayer, anInvite, aSettlement } from '../support/world-builder.ts'
import { buildContributions, type ContributionWorld } from './contribution-world.ts'
import { buildLedger, type LedgerWorld } from './ledger-world.ts'
import { type MatrixRole, roles } from './matrix.ts'
import { buildFellow, buildSharing, type SharingWorld } from './sharing-world.ts'

const names = [
  ...roles.filter((role) => role !== 'anon'),
  // The member whom attempts are about.
  'other',
] as const satisfies readonly (MatrixRole | 'other')[]

/** A user for each role. */
export type People = Readonly<Record<(typeof names)[number], Somebody>>

/** A settlement with a user in each role, and another settlement to which none of them belongs. */
export type World = People &
  LedgerWorld &
  ContributionWorld &
  SharingWorld & {
    readonly settlementId: string
    readonly playerId: string
    /** The code of a valid invitation, and one from before `removed` was removed. */
    readonly code: string
    readonly oldCode: string
    readonly linkId: string
    readonly adminLinkId: string
    /** Somebody who is in another settlement with each of those who may share a project. */
    readonly fellow: Somebody
    /** For each field for an id, an id of the other settlement. A procedure with a new field for an id needs a new line. */
    readonly foreign: Readonly<Record<string, string>>
  }

export async function buildWorld(server: RunningServer): Promise<World> {
  const people = await meetPeople(server)
  const { co_owner: founder, owner } = people
  const settlementId = await createSettlement(founder)
  const founded = { settlementId, owner: founder }
  // 0 uses at most: as many as wanted, so that each attempt can use the code.
  const { inviteCode: oldCode } = await anInvite(server, { of: founded, maxUses: 0 })
  for (const role of ['viewer', 'contributor', 'admin'] as const)
    await joinAs(founder, settlementId, people[role], role)
  for (const who of [owner, people.other, people.removed])
    await joinAs(founder, settlementId, who, 'contributor')
  await answerOf(founder.ask('removeSettlementCollaborator', { settlementId, userId: people.removed.userId }))
  // The founder becomes the co-owner by handing the settlement over: there is no other way to be one.
  await answerOf(founder.ask('transferSettlement', { settlementId, userId: owner.userId }))
  const of = { settlementId, owner }
  const { inviteCode: code, linkId } = await anInvite(server, { of, maxUses: 0 })
  const { linkId: adminLinkId } = await anInvite(server, { of, role: 'admin', maxUses: 2 })
  const { playerId } = await aNamedPlayer(server, { of })
  const ledger = await buildLedger(owner, settlementId)
  const contributions = await buildContributions(settlementId, ledger.errandId, {
    owner,
    subject: people.other,
    deliverers: [people.contributor, people.admin, founder, owner],
  })
  const sharing = await buildSharing(server, { owner, settlementId, projectId: ledger.projectId })
  const { fellow } = await buildFellow(server, [people.admin, founder, owner])
  const foreign = await buildElsewhere(server)
  return {
    ...people,
    ...ledger,
    ...contributions,
    ...sharing,
    fellow,
    settlementId,
    playerId,
    code,
    oldCode,
    linkId,
    adminLinkId,
    foreign,
  }
}

/** What the user of a role is called. */
export function nameOf(role: (typeof names)[number]): string {
  return `Matrix ${role.replace('_', ' ')}`
}

async function meetPeople(server: RunningServer): Promise<People> {
  const met: [string, Somebody][] = []
  for (const name of names) met.push([name, await signInSomebody(server, nameOf(name))])
  return Object.fromEntries(met) as People
}

async function buildElsewhere(server: RunningServer): Promise<World['foreign']> {
  const elsewhere = await aSettlement(server)
  const { owner, settlementId } = elsewhere
  const [session] = await answerOf(owner.ask<{ id: string }[]>('getSessions'))
  const { playerId } = await aNamedPlayer(server, { of: elsewhere })
  const { linkId } = await anInvite(server, { of: elsewhere })
  const world = await buildLedger(owner, settlementId)
  const { storageId, projectId, projectItemId, taskId, templateId, progressLinkId, actId } = world
  const { contributionId, decidedContributionId } = await buildContributions(settlementId, world.errandId, {
    owner,
    subject: owner,
    deliverers: [],
  })
  const sharing = await buildSharing(server, { owner, settlementId, projectId })
  const projects = { projectId, lower: projectId, from: projectId, to: projectId }
  const ledger = {
    ...projects,
    storageId,
    projectItemId,
    taskId,
    templateId,
    progressLinkId,
    act: actId,
    // A decided contribution, because acts look for these in the database, not among the rows that the settlement shows.
    contributionId: decidedContributionId,
    before: contributionId,
  }
  return {
    ...ledger,
    ...sharing,
    settlementId,
    playerId,
    linkId,
    userId: owner.userId,
    sessionId: session!.id,
  }
}
