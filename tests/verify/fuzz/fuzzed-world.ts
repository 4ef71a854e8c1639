import type { Snapshot } from '#domain/settlement/tables'
import type { RunningServer } from '../../support/server.ts'
import { answerOf, createSettlement, invite, joinAs, type Somebody } from '../../support/settlements.ts'
import { aNewcomer } from '../../support/world-builder.ts'
import { wrongStock } from '../ledger/wrong-stock.ts'
import { allEntries } from '../read-whole-lists.ts'

/** How many newcomers there are: they send what ends a session or an account, or what each person can do only once. */
const newcomersAtOnce = 8
const membersAmongThem = 4

/** A settlement that bodies are about, and two people, who are its owner and an admin at first. */
export type Place = { readonly settlementId: string; readonly people: readonly [Somebody, Somebody] }

/** A place with everybody who sends bodies in a series. */
export type World = Place & {
  /** Somebody outside it, to whom projects are shared, and who has settlements of their own. */
  readonly guest: Somebody
  /** Each stays until a body has ended their session or account. */
  readonly newcomers: Somebody[]
}

/** Makes a settlement of the first of the people. The second joins it as soon as bodies are sent. */
export async function aPlace(people: Place['people']): Promise<Place> {
  return { settlementId: await createSettlement(people[0]), people }
}

/** A new guest, whom the people of the place can find and share with. */
export async function aWorld(server: RunningServer, place: Place): Promise<World> {
  const guest = await aNewcomer(server, 'Guest')
  await answerOf(guest.ask('updateUser', { username: `Gus${guest.userId.slice(0, 8)}` }))
  const common = await createSettlement(guest, 'Common')
  for (const who of place.people) await joinAs(guest, common, who, 'viewer')
  return { ...place, guest, newcomers: [] }
}

/** Has whoever was removed or has left join again, and puts others in the place of newcomers who are gone. */
export async function comeBack(server: RunningServer, world: World): Promise<void> {
  await rejoin(world)
  const { newcomers } = world
  for (const who of [...newcomers])
    if ((await who.ask('getUser')).status !== 200) newcomers.splice(newcomers.indexOf(who), 1)
  while (newcomers.length < newcomersAtOnce) newcomers.push(await aNewcomer(server))
  for (const who of newcomers.slice(0, membersAmongThem)) await join(world, who)
}

async function rejoin(place: Place): Promise<void> {
  for (const who of place.people) await join(place, who)
}

/** Has somebody who is no member join, by an invitation of whoever of the people may invite. */
async function join({ settlementId, people }: Place, who: Somebody): Promise<void> {
  if ((await who.ask('getSettlement', { settlementId })).status === 200) return
  for (const other of people) {
    if (other === who) continue
    const invited = await invite(other, settlementId, { role: 'admin' }).catch(() => null)
    if (!invited) continue
    await who.ask('useSettlementInviteLink', { inviteCode: invited.inviteCode })
    return
  }
}

/** What is wrong with the settlement, in sentences. */
export async function wrongWith(world: World): Promise<readonly string[]> {
  await rejoin(world)
  const { snapshot, owner } = await seen(world)
  const entries = await allEntries(owner, world.settlementId)
  const { ownerId } = snapshot.tables.settlements[0]!
  const owners = snapshot.tables.members.filter(({ userId }) => userId === ownerId).length
  return [...wrongStock(snapshot, entries), ...(owners === 1 ? [] : [`the settlement has ${owners} owners`])]
}

/** The settlement as it is now, and its owner; where a newcomer owns it by now, one of the people who sees it instead. */
export async function seen({ settlementId, people }: Place) {
  for (const who of people) {
    const { status, body } = await who.ask<Snapshot>('getSettlement', { settlementId })
    if (status !== 200) continue
    const { ownerId } = body.tables.settlements[0]!
    return { snapshot: body, owner: people.find(({ userId }) => userId === ownerId) ?? who }
  }
  throw new Error('nobody is a member of the settlement any more')
}
