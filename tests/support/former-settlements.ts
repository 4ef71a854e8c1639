import { expect } from 'vitest'
import type { ActivityEntry } from '#contract/activity'
import type { InviteLink } from '#contract/invites'
import type { OwnUser } from '#contract/users'
import type { Snapshot } from '#domain/settlement/tables'
import { signedInBy } from './former-database.ts'
import { type Answered, askAs } from './saving.ts'
import type { RunningServer } from './server.ts'
import { seen, somebody, told } from './settlements.ts'
import { pageOf, type SignedIn } from './sign-in.ts'

/** What stands in `tests/fixtures/former-databases`. */
const oakhaven = '00000000-0000-4000-8000-000000000009'
const elmhaven = '00000000-0000-4000-8000-000000000010'
const mara = '00000000-0000-4000-8000-000000000012'
const oldCode = 'ABCDEFGHJKMNPQRSTVWXYZ0123'

/** The people of former databases, signed in by the sessions they had. */
export function formerPeople(server: RunningServer): Readonly<Record<'olivia' | 'mika' | 'rowan', SignedIn>> {
  const by = (name: string) => signedInBy(`session of ${name}`, pageOf(server))
  return { olivia: by('olivia'), mika: by('mika'), rowan: by('rowan') }
}

/** Oakhaven and the deleted Elmhaven of a former database hold what they held, and go on being used. */
export async function expectWorkingSettlements(server: RunningServer): Promise<void> {
  const { olivia, mika, rowan } = formerPeople(server)
  const ask = <Body>(who: SignedIn, procedure: string, input: object = {}): Promise<Answered<Body>> =>
    askAs<Body>(server, who, procedure, { settlementId: oakhaven, ...input })
  const userOf = async (who: SignedIn) => (await told(askAs<OwnUser>(server, who, 'getUser'))).id
  const [oliviaId, mikaId] = [await userOf(olivia), await userOf(mika)]
  const state = seen(await told(ask<Snapshot>(olivia, 'getSettlement')))
  expect(state.members.map(({ userId, role }) => [userId, role])).toEqual([
    [oliviaId, 'co_owner'],
    [mikaId, 'admin'],
  ])
  expect(state.players.map(({ name, isActive, userId }) => [name, isActive, userId])).toEqual([
    ['Finn', true, mikaId],
    ['Mara', false, null],
  ])
  const log = await told(ask<ActivityEntry[]>(olivia, 'getSettlementActivity'))
  expect(log.map(({ id, by, names }) => [id, names[by]])).toEqual([
    [5, 'Mika the Smith'],
    [4, null],
    [3, 'olivia'],
    [2, 'Mika the Smith'],
    [1, 'olivia'],
  ])
  expect((await told(askAs<OwnUser>(server, mika, 'getUser'))).defaultSettlementId).toBe(oakhaven)

  const links = await told(ask<InviteLink[]>(olivia, 'getSettlementInviteLinks'))
  expect(links.map(({ codeEnd, isActive, createdBy }) => [codeEnd, isActive, createdBy])).toEqual([
    ['0123', true, 'olivia'],
    ['9999', false, 'Former member'],
  ])
  const guest = await somebody(server, 'Guest')
  const byCode = { inviteCode: oldCode.toLowerCase() }
  expect(await told(guest.ask('getSettlementInviteLink', byCode))).toEqual({
    settlementName: 'Oakhaven',
    role: 'contributor',
  })
  expect(await told(guest.ask('useSettlementInviteLink', byCode))).toMatchObject({ id: oakhaven })
  // Removed after this invitation was made: it lets nobody back in.
  expect((await askAs(server, rowan, 'useSettlementInviteLink', byCode)).status).toBe(404)
  await told(ask(mika, 'updatePlayer', { playerId: mara, name: 'Mara of the Mill' }))
  await told(ask(olivia, 'linkPlayer', { playerId: mara, userId: guest.userId }))

  const exported = await told(askAs<Readonly<Record<string, unknown[]>>>(server, olivia, 'exportAccount'))
  const amounts = ['memberships', 'players', 'invite_links', 'people'].map((key) => exported[key]?.length)
  // Linked to Oona in the deleted Elmhaven.
  expect(amounts).toEqual([2, 1, 1, 2])

  await told(ask(olivia, 'transferSettlement', { userId: mikaId }))
  await told(askAs(server, olivia, 'deleteAccount', { confirm: 'DELETE' }))
  await told(askAs(server, mika, 'restoreSettlement', { settlementId: elmhaven }))
  const elm = seen(await told(askAs<Snapshot>(server, mika, 'getSettlement', { settlementId: elmhaven })))
  expect(elm.members.map(({ userId }) => userId)).toEqual([mikaId])
  expect(elm.players).toMatchObject([{ name: 'Oona', userId: null }])
  const oak = seen(await told(ask<Snapshot>(mika, 'getSettlement')))
  expect(oak.members.map(({ userId }) => userId)).toEqual([mikaId, guest.userId])
  expect(oak.players.map(({ name, userId }) => [name, userId])).toEqual([
    ['Finn', mikaId],
    ['Mara of the Mill', guest.userId],
  ])
}
