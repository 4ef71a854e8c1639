import type { ListedSettlement } from '#contract/settlements'
import type { Rows } from '#domain/settlement/tables'
import { ask } from '../api/ask.ts'
import { networkTimeOut } from '../api/network-time-out.ts'
import { oneAtATime } from '../api/one-at-a-time.ts'
import { settlementPageText as text } from '../messages/settlement-page-text.ts'
import { accountStore } from '../session/account.ts'
import { takeUser } from '../session/session.ts'
import { readKeptList } from './keep-tables.ts'
import { say, settlementsStore } from './settlement-store.ts'

/** A server that takes longer is waited for with what was known last in sight. */
const lateMs = 2_000

/** Asks for the caller's settlements; what is known stays in sight where the server does not answer. */
export const loadSettlements = oneAtATime(load)

async function load(): Promise<void> {
  if (settlementsStore.getState().list === 'failed') settlementsStore.setState({ list: 'loading' })
  const late = setTimeout(() => void showKeptList(), lateMs)
  try {
    settlementsStore.setState({
      list: await ask('getSettlementsUserCanAccess', {}, { signal: networkTimeOut() }),
      isListKept: false,
    })
  } catch {
    await showKeptList()
    if (typeof settlementsStore.getState().list === 'string') settlementsStore.setState({ list: 'failed' })
  } finally {
    clearTimeout(late)
  }
}

/** What was known last is shown where the server does not answer. */
async function showKeptList(): Promise<void> {
  const kept = await readKeptList()
  const { list, chosen } = settlementsStore.getState()
  if (!kept || typeof list !== 'string') return
  settlementsStore.setState({ list: kept.list, isListKept: true, chosen: chosen ?? kept.openedId })
}

/** A settlement that is new in the list: founded, joined or restored. */
export function addSettlement(settlement: ListedSettlement): void {
  changeList((list) => [settlement, ...list.filter(({ id }) => id !== settlement.id)])
}

export function dropSettlement(settlementId: string): void {
  changeList((list) => list.filter(({ id }) => id !== settlementId))
}

export function changeList(change: (list: readonly ListedSettlement[]) => readonly ListedSettlement[]): void {
  const { list } = settlementsStore.getState()
  if (typeof list !== 'string') settlementsStore.setState({ list: change(list) })
}

/** Opens a settlement, here at once and first wherever the player next comes in (SET-2). */
export async function selectSettlement(settlementId: string): Promise<void> {
  settlementsStore.setState({ chosen: settlementId })
  try {
    takeUser(await ask('updateUser', { defaultSettlementId: settlementId }, { signal: networkTimeOut() }))
  } catch {
    say({ kind: 'quiet', text: text.notRemembered })
  }
}

/** Which of the list is open: what was chosen in this tab, then the account's own choice, then the newest. */
export function selectedOf(list: readonly ListedSettlement[], chosen: string | null): string | null {
  const account = accountStore.getState()
  const wanted = [chosen, account.state === 'signedIn' ? account.user.defaultSettlementId : null]
  const found = wanted.find((id) => id !== null && list.some((settlement) => settlement.id === id))
  return found ?? list[0]?.id ?? null
}

/** A row of the list with what is known of the open settlement laid over it. */
export function listedNow(listed: ListedSettlement, rows: Rows | null, userId: string): ListedSettlement {
  const settlement = rows?.settlements.get(listed.id)
  if (!rows || !settlement) return listed
  const { name, description, ownerId } = settlement
  return {
    ...listed,
    name,
    description,
    isOwner: ownerId === userId,
    role: rows.members.get(userId)?.role ?? listed.role,
    members: rows.members.size,
  }
}
