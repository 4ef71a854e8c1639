import type { ListedSettlement } from '#contract/settlements'
import type { Rows } from '#domain/settlement/tables'
import { ask } from '../api/ask.ts'
import { networkTimeOut } from '../api/network-time-out.ts'
import { oneAtATime } from '../api/one-at-a-time.ts'
import { settlementPageText as text } from '../messages/settlement-page-text.ts'
import { accountStore, accountUserId } from '../session/account.ts'
import { changeAccount } from '../session/change-account.ts'
import { readKeptList } from './read-kept.ts'
import { type SettlementsState, say, settlementsStore } from './settlement-store.ts'

/** Loads the list of the user's settlements. The stored list is shown until the server answers; where it does not, the known list stays. */
export const loadSettlements = oneAtATime(load)

async function load(): Promise<void> {
  const userId = accountUserId(accountStore.getState())
  // Somebody else may sign in meanwhile: an answer for the former user is not shown to them.
  const isTheirs = () => accountUserId(accountStore.getState()) === userId
  if (settlementsStore.getState().list === 'failed') settlementsStore.setState({ list: 'loading' })
  const keptIsShown = showKeptList(isTheirs)
  try {
    const list = await ask('getSettlementsUserCanAccess', {}, { signal: networkTimeOut() })
    if (isTheirs()) settlementsStore.setState({ list, isListKept: false })
  } catch {
    await keptIsShown
    // A text in the list's place ('loading', 'failed') means that no list is known.
    if (isTheirs() && typeof settlementsStore.getState().list === 'string')
      settlementsStore.setState({ list: 'failed' })
  }
}

/** Shows the stored list, unless one is shown already. */
async function showKeptList(isTheirs: () => boolean): Promise<void> {
  const kept = await readKeptList()
  if (!kept || !isTheirs() || typeof settlementsStore.getState().list !== 'string') return
  settlementsStore.setState({ list: kept.list, isListKept: true, openedBefore: kept.openedId })
}

/** Adds a created, joined or restored settlement. */
export function addSettlement(settlement: ListedSettlement): void {
  changeList((list) => inOrder([settlement, ...list.filter(({ id }) => id !== settlement.id)]))
}

/** The user's own settlement comes first (SET-9), a sample last. */
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

/** Opens a settlement in this tab alone: the account's default settlement stays the same (SET-2). */
export function openInThisTab(settlementId: string): void {
  settlementsStore.setState({ chosen: settlementId })
}

/** Opens a settlement, and makes it the first to open next time (SET-2). */
export async function selectSettlement(settlementId: string): Promise<void> {
  openInThisTab(settlementId)
  try {
    await changeAccount({ defaultSettlementId: settlementId })
  } catch {
    say({ kind: 'quiet', text: text.notRemembered })
  }
}

/**
 * The id of the settlement to open: the one chosen in this tab, then the account's default, then the one that was open when the page was
 * left, then the newest that is shared, then the user's own, then the sample. Null where the list is empty.
 */
export function selectedOf(
  list: readonly ListedSettlement[],
  { chosen, openedBefore }: Pick<SettlementsState, 'chosen' | 'openedBefore'>,
): string | null {
  const account = accountStore.getState()
  const byAccount = account.state === 'signedIn' ? account.user.defaultSettlementId : null
  const wanted = [chosen, byAccount, openedBefore]
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
