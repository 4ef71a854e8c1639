import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ListedSettlement } from '#contract/settlements'
import type { OwnUser } from '#contract/users'
import { stateOf } from '#domain/settlement/tables'
import { aSnapshot } from '#tests/support/settlement-builder'
import { forgetSettlements } from '../act-queue/forget-settlements.ts'
import { openKept } from '../act-queue/kept-settlements.ts'
import { accountStore } from '../session/account.ts'
import { heldSettlement } from './held-settlement.ts'
import { keepTables } from './keep-tables.ts'
import { emptySettlements, settlementsStore } from './settlement-store.ts'

const signIn = (userId: string) =>
  accountStore.setState({ state: 'signedIn', userId, user: { id: userId } as OwnUser }, true)
const signOut = () => accountStore.setState({ state: 'signedOut', why: 'byUser' }, true)
const list = (...ids: string[]) =>
  settlementsStore.setState({ list: ids.map((id) => ({ id }) as ListedSettlement) })
const show = (id: string, seq: number) =>
  settlementsStore.setState({
    opened: { status: 'ready', id, held: heldSettlement(stateOf(aSnapshot({ id, seq }))), isKept: false },
  })

/** Which settlements are stored, at which change, and which settlements the stored list has. */
async function stored(userId = 'cleo') {
  // Every write that was begun is done after this: the store in memory never waits for anything.
  await vi.advanceTimersByTimeAsync(0)
  const kept = await openKept()
  const tables = await kept.all('tables', userId)
  const [listed] = await kept.all('lists', userId)
  return {
    tables: Object.fromEntries(tables.map(({ settlementId, snapshot }) => [settlementId, snapshot.seq])),
    list: listed?.list.map(({ id }) => id),
  }
}

let leavePage: () => void
let stop: () => void
const keep = (userId: string) =>
  keepTables(userId, (act) => {
    leavePage = act
    return () => {}
  })

/** Node has no IndexedDB, so that all is kept in memory, as where a browser forbids it. */
beforeEach(() => {
  vi.useFakeTimers()
  signIn('cleo')
  list('riverside', 'harbour')
  stop = keep('cleo')
  show('riverside', 7)
})

afterEach(async () => {
  signOut()
  stop()
  await vi.advanceTimersByTimeAsync(0)
  for (const userId of ['cleo', 'ben']) await forgetSettlements(userId, { keepsWaiting: false })
  settlementsStore.setState(emptySettlements, true)
  vi.useRealTimers()
})

test('BEY-11: what is known of a settlement is stored before its page gives way to the calculator', async () => {
  expect(await stored()).toEqual({ tables: {}, list: undefined })
  stop()
  expect(await stored()).toEqual({ tables: { riverside: 7 }, list: ['riverside', 'harbour'] })
})

test('BEY-11: a page that is hidden stores the settlement and the list at once', async () => {
  leavePage()
  expect(await stored()).toEqual({ tables: { riverside: 7 }, list: ['riverside', 'harbour'] })
})

test('BEY-11, SET-2: when the user opens another settlement, the one before is stored as last known, at change 8', async () => {
  leavePage()
  show('riverside', 8)
  settlementsStore.setState({ opened: { status: 'loading', id: 'harbour' } })
  expect((await stored()).tables).toEqual({ riverside: 8 })
  show('harbour', 3)
  await vi.advanceTimersByTimeAsync(10_000)
  expect((await stored()).tables).toEqual({ riverside: 8, harbour: 3 })
})

test('BEY-11, SET-5: a settlement the user was removed from is forgotten, also where the page is closed at once', async () => {
  leavePage()
  expect((await stored()).tables).toEqual({ riverside: 7 })
  list('harbour')
  settlementsStore.setState({ opened: { status: 'loading', id: 'harbour' } })
  leavePage()
  expect(await stored()).toEqual({ tables: {}, list: ['harbour'] })
})

test('BEY-11: a settlement that was read before the list had it is stored once the list has it', async () => {
  list('harbour')
  leavePage()
  expect((await stored()).tables).toEqual({})
  list('harbour', 'riverside')
  leavePage()
  expect((await stored()).tables).toEqual({ riverside: 7 })
})

test('AUTH-3: nothing is stored after a sign-out, nor when another player has signed in', async () => {
  signOut()
  leavePage()
  stop()
  expect(await stored()).toEqual({ tables: {}, list: undefined })
  stop = keep('cleo')
  show('riverside', 9)
  signIn('ben')
  leavePage()
  stop()
  expect((await stored()).tables).toEqual({})
  expect(await stored('ben')).toEqual({ tables: {}, list: undefined })
})

test('AUTH-3: a sign-out right after the page is hidden leaves nothing stored', async () => {
  leavePage()
  signOut()
  expect(await stored()).toEqual({ tables: {}, list: undefined })
})

test('BEY-11: before the server has said who is signed in nothing is stored, and everything after it', async () => {
  stop()
  // What `stop` stores has to be written before it can be forgotten.
  await stored()
  await forgetSettlements('cleo', { keepsWaiting: false })
  accountStore.setState({ state: 'loading', userId: 'cleo' }, true)
  stop = keep('cleo')
  show('riverside', 8)
  leavePage()
  expect(await stored()).toEqual({ tables: {}, list: undefined })
  signIn('cleo')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await stored()).toEqual({ tables: { riverside: 8 }, list: ['riverside', 'harbour'] })
})
