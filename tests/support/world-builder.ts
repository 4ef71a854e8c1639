import type { Player } from '#domain/settlement/tables'
import type { RunningServer } from './server.ts'
import { answerOf, createSettlement, invite, joinAs, type Somebody, signInSomebody } from './settlements.ts'

/** Builders on a running server, by the same calls that players make. What a builder needs and is not given, it builds too. */

type InvitedRole = 'viewer' | 'contributor' | 'admin'

/** A settlement and its owner. */
export type Place = { readonly settlementId: string; readonly owner: Somebody }

let people = 0

/** A new user. */
export function aNewcomer(server: RunningServer, name = 'Newcomer'): Promise<Somebody> {
  people += 1
  return signInSomebody(server, `${name} ${people}`)
}

/**
 * A settlement with members of the given names and roles: `aSettlement(server, { mika: 'viewer' })` gives the settlement's
 * id, its `owner`, and `mika`. Members join in the given order.
 */
export async function aSettlement<Name extends string = never>(
  server: RunningServer,
  members: Readonly<Record<Name, InvitedRole>> = {} as Record<Name, InvitedRole>,
): Promise<Place & Readonly<Record<Name, Somebody>>> {
  const owner = await aNewcomer(server, 'Owner')
  const place: Place = { settlementId: await createSettlement(owner), owner }
  const joined: [string, Somebody][] = []
  for (const [name, role] of Object.entries<InvitedRole>(members))
    joined.push([name, await aMemberOf(server, place, role)])
  return { ...(Object.fromEntries(joined) as Record<Name, Somebody>), ...place }
}

/** A new user who has joined a settlement. */
export async function aMemberOf(
  server: RunningServer,
  { owner, settlementId }: Place,
  role: InvitedRole = 'contributor',
): Promise<Somebody> {
  const who = await aNewcomer(server)
  await joinAs(owner, settlementId, who, role)
  return who
}

type PlayerWishes = {
  readonly of?: Place
  readonly name?: string
  /** The member whom the player is linked to. */
  readonly linkedTo?: Somebody
}

/** A player without an account; in a new settlement if none is given. */
export async function aNamedPlayer(
  server: RunningServer,
  { of, name = 'Finn', linkedTo }: PlayerWishes = {},
): Promise<Place & { readonly playerId: string }> {
  const { owner, settlementId } = of ?? (await aSettlement(server))
  const { id: playerId } = await answerOf(owner.ask<Player>('addPlayer', { settlementId, name }))
  if (linkedTo) await answerOf(owner.ask('linkPlayer', { settlementId, playerId, userId: linkedTo.userId }))
  return { owner, settlementId, playerId }
}

type InviteWishes = {
  readonly of?: Place
  readonly role?: InvitedRole
  /** 0 is no limit. */
  readonly maxUses?: number
}

/** An invitation; to a new settlement if none is given. */
export async function anInvite(
  server: RunningServer,
  { of, ...wishes }: InviteWishes = {},
): Promise<Place & { readonly linkId: string; readonly inviteCode: string }> {
  const { owner, settlementId } = of ?? (await aSettlement(server))
  const { inviteCode, link } = await invite(owner, settlementId, wishes)
  return { owner, settlementId, inviteCode, linkId: link.id }
}
