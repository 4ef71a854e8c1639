import type { ListedSettlement } from '#contract/settlements'
import type { Rows } from '#domain/settlement/tables'
import { ask } from '../api/ask.ts'
import { networkTimeOut } from '../api/network-time-out.ts'
import { oneAtATime } from '../api/one-at-a-time.ts'
import { settlementPageText as text } from '../messages/settlement-page-text.ts'
import { accountStore, accountUserId } from '../session/account.ts'
import { takeUser } from '../session/session.ts'
import { readKeptList } from './keep-tables.ts'
import { say, settlementsStore } from './settlement-store.ts'

/** After this time the stored list is shown while the server's answer is awaited. */
const lateMs = 2_000

/** Loads the user's settlements; the known list stays where the server does not answer. */
export const loadSettlements = oneAtATime(load)

async function load(): Promise<void> {
  if (settlementsStore.getState().list === 'failed') settlementsStore.setState({ list: 'loading' })
  const late = setTimeout(() => void showKeptList(), lateMs)
  try {
    settlementsStore.setState({
      list: await (takeAhead() ?? askForList()),
      isListKept: false,
    })
  } catch {
    await showKeptList()
    if (typeof settlementsStore.getState().list === 'string') settlementsStore.setState({ list: 'failed' })
  } finally {
    clearTimeout(late)
  }
}

function askForList(): Promise<readonly ListedSettlement[]> {
  return ask('getSettlementsUserCanAccess', {}, { signal: networkTimeOut() })
}

type Ahead = { readonly userId: string; readonly list: Promise<readonly ListedSettlement[]> }
let ahead: Ahead | null = null

/** Asks for the list while the server is still asked who is signed in, so that a phone waits for one answer less. */
export function askForListAhead(): void {
  const userId = accountUserId(accountStore.getState())
  if (userId === null) return
  ahead = { userId, list: askForList() }
  // Whether it came is asked where it is taken.
  ahead.list.catch(() => {})
}

/** The list that was asked for ahead, once, if it is the signed-in user who was expected. */
function takeAhead(): Promise<readonly ListedSettlement[]> | null {
  const taken = ahead
  ahead = null
  return taken && taken.userId === accountUserId(accountStore.getState())
    ? taken.list.catch(askForList)
    : null
}

/** Shows the stored list, unless one is shown already. */
async function showKeptList(): Promise<void> {
  const kept = await readKeptList()
  const { list, chosen } = settlementsStore.getState()
  if (!kept || typeof list !== 'string') return
  settlementsStore.setState({ list: kept.list, isListKept: true, chosen: chosen ?? kept.openedId })
}

/** Adds a created, joined or restored settlement. */
export function addSettlement(settlement: ListedSettlement): void {
  changeList((list) => inOrder([settlement, ...list.filter(({ id }) => id !== settlement.id)]))
}

/** The user's own comes first (SET-9), a sample last. */
function inOrder(list: readonly ListedSettlement[]): readonly ListedSettlement[] {
  const placeOf = ({ isPersonal, isSample }: ListedSettlement) => (isSample ? 2 : isPersonal ? 0 : 1)
  return list.toSorted((a, b) => placeOf(a) - placeOf(b))
}

export function dropSettlement(settlementId: string): void {
  changeList((list) => list.filter(({ id }) => id !== settlementId))
}

export function changeList(change: (list: readonly ListedSettlement[]) => readonly ListedSettlement[]): void {
  const { list } = settlementsStore.getState()
  if (typeof list !== 'string') settlementsStore.setState({ list: change(list) })
}

/** Opens a settlement, and makes it the first to open next time (SET-2). */
export async function selectSettlement(settlementId: string): Promise<void> {
  settlementsStore.setState({ chosen: settlementId })
  try {
    takeUser(await ask('updateUser', { defaultSettlementId: settlementId }, { signal: networkTimeOut() }))
  } catch {
    say({ kind: 'quiet', text: text.notRemembered })
  }
}

/** The id of the settlement to open: the one chosen in this tab, then the account's default, then the newest that is shared. */
export function selectedOf(list: readonly ListedSettlement[], chosen: string | null): string | null {
  const account = accountStore.getState()
  const wanted = [chosen, account.state === 'signedIn' ? account.user.defaultSettlementId : null]
  const found = wanted.find((id) => id !== null && list.some((settlement) => settlement.id === id))
  return found ?? list.find(({ isPersonal }) => !isPersonal)?.id ?? list[0]?.id ?? null
}

/** A row of the list, with newer facts where its settlement is open. */
export function listedNow(listed: ListedSettlement, rows: Rows | null, userId: string): ListedSettlement {
  const settlement = rows?.settlements.get(listed.id)
  if (!rows || !settlement) return listed
  const { name, description, ownerId, isPersonal, isSample } = settlement
  return {
    ...listed,
    name,
    description,
    isPersonal,
    isSample,
    isOwner: ownerId === userId,
    role: rows.members.get(userId)?.role ?? listed.role,
    members: rows.members.size,
  }
}
