import type { ListedSettlement } from '#contract/settlements'
import type { Snapshot } from '#domain/settlement/tables'
import { type Answered, askAs } from './saving.ts'
import type { RunningServer } from './server.ts'
import { type SignedIn, signIn } from './sign-in.ts'

/** A signed-in user, who can call procedures. */
export type Somebody = SignedIn & {
  readonly userId: string
  readonly ask: <Body>(name: string, input?: Readonly<Record<string, unknown>>) => Promise<Answered<Body>>
}

export async function signInSomebody(server: RunningServer, name: string): Promise<Somebody> {
  const who = await signIn(server, name)
  const ask = <Body>(procedure: string, input: Readonly<Record<string, unknown>> = {}) =>
    askAs<Body>(server, who, procedure, input)
  const { body } = await ask<{ id: string }>('getUser')
  return { ...who, userId: body.id, ask }
}

/** The body of an answer. @throws if the call was refused */
export async function answerOf<Body>(answer: Promise<Answered<Body>>): Promise<Body> {
  const { status, body } = await answer
  if (status !== 200) throw new Error(`refused with ${status}: ${JSON.stringify(body)}`)
  return body
}

export async function createSettlement(owner: Somebody, name = 'Oakhaven'): Promise<string> {
  return (await answerOf(owner.ask<ListedSettlement>('createSettlement', { name }))).id
}

export type Invite = { readonly inviteCode: string; readonly link: { readonly id: string } }

export function invite(who: Somebody, settlementId: string, wishes: object = {}): Promise<Invite> {
  return answerOf(who.ask<Invite>('createSettlementInviteLink', { settlementId, ...wishes }))
}

/** Makes somebody a member, by an invitation. */
export async function joinAs(
  owner: Somebody,
  settlementId: string,
  who: Somebody,
  role: 'viewer' | 'contributor' | 'admin',
): Promise<void> {
  const { inviteCode } = await invite(owner, settlementId, { role })
  await answerOf(who.ask('useSettlementInviteLink', { inviteCode }))
}

/** A settlement's number, own row, members and players, as a member sees them. */
export async function readSettlement(who: Somebody, settlementId: string) {
  return settlementSeenIn(await answerOf(who.ask<Snapshot>('getSettlement', { settlementId })))
}

/** Of a snapshot: its number, the settlement's own row, the members and the players. */
export function settlementSeenIn({ seq, tables: { settlements, members, players } }: Snapshot) {
  return { seq, settlement: settlements[0]!, members, players }
}
