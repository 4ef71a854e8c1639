import type { ListedSettlement } from '#contract/settlements'
import { accountStore, accountUserId } from '../session/account.ts'
import { listenTo } from '../tabs/live.ts'
import { keepTables } from './keep-tables.ts'
import { logSettlement } from './log-settlement.ts'
import { type OpenSettlement, openSettlement } from './open-settlement.ts'
import { forgetAhead, readAhead } from './read-settlement.ts'
import { loadSettlements, selectedOf } from './settlement-list.ts'
import { emptySettlements, settlementsStore } from './settlement-store.ts'
import { followWaiting } from './waiting-acts.ts'

/** Changes of the list within this time lead to one request. By then, the stream of a lost settlement has said why it was lost. */
const settleMs = 300

/** The settlement that is open in this tab. */
let opened: { readonly id: string; readonly settlement: OpenSettlement } | null = null

/** The user whose settlements the store has or had last. */
let followedFor: string | null = null

/** What `followAhead` began before the page was drawn; null once the page has taken it over. */
let ahead: { readonly userId: string; readonly stop: () => void } | null = null

/** Begins to follow the user's settlements before the page is drawn: the server is asked before the phone opens the catalogue and draws. */
export function followAhead(): void {
  const userId = accountUserId(accountStore.getState())
  if (userId === null || followedFor !== null) return
  ahead = { userId, stop: follow(userId) }
  // Whoever signs out before the page is drawn never gets a page that would stop it.
  accountStore.subscribe(({ state }) => {
    if (state !== 'signedOut') return
    ahead?.stop()
    ahead = null
  })
}

/**
 * Keeps the list and the open settlement of a user up to date.
 * @returns a function that stops it
 */
export function followSettlements(userId: string): () => void {
  const begun = ahead
  ahead = null
  if (begun?.userId === userId) return begun.stop
  begun?.stop()
  return follow(userId)
}

function follow(userId: string): () => void {
  if (followedFor !== userId) {
    // A notification may have chosen a settlement before this page was opened for the first time.
    const chosen = followedFor === null ? settlementsStore.getState().chosen : null
    settlementsStore.setState({ ...emptySettlements, chosen }, true)
  }
  followedFor = userId
  settlementsStore.setState({ news: null, offer: null })
  const stopFollowing = settlementsStore.subscribe((state, before) => {
    if (state.list !== before.list || state.chosen !== before.chosen) openSelected()
  })
  // The account says which settlement is its default.
  const stopAccount = accountStore.subscribe(openSelected)
  const loadList = () => void loadSettlements()
  addEventListener('focus', loadList)
  addEventListener('online', loadList)
  const stopWaiting = followWaiting(readAgain)
  const stopKeeping = keepTables(userId)
  const stopLogging = logSettlement()
  let timer: ReturnType<typeof setTimeout> | undefined
  const stopListening = listenToListChanges(() => {
    clearTimeout(timer)
    timer = setTimeout(loadList, settleMs)
  })
  openSelected()
  loadList()
  return () => {
    removeEventListener('focus', loadList)
    removeEventListener('online', loadList)
    stopWaiting()
    stopKeeping()
    stopLogging()
    stopListening()
    clearTimeout(timer)
    stopFollowing()
    stopAccount()
    forgetAhead()
    opened?.settlement.stop()
    opened = null
  }
}

/** Retries to load the open settlement. */
export function loadAgain(): void {
  void opened?.settlement.retry()
}

/** Loads the open settlement again, while the known rows stay shown. */
export function readAgain(): void {
  void opened?.settlement.read()
}

function openSelected(): void {
  const { list, isListKept, chosen, openedBefore } = settlementsStore.getState()
  const account = accountStore.getState()
  const { state } = account
  if (list === 'failed') forgetAhead()
  if (list === 'loading' && account.state === 'signedIn')
    expectToOpen(chosen ?? account.user.defaultSettlementId)
  if (typeof list === 'string' || state === 'signedOut') return
  // The account may have a default settlement: nothing else says which one to open.
  if (chosen === null && openedBefore === null && state === 'loading') return
  const id = selectedOf(list, { chosen, openedBefore })
  const isOther = id !== (opened?.id ?? null)
  if (isOther) open(id, list)
  forgetAhead()
  // This tab keeps the settlement that it opened, even if another tab selects another one; but not where only the list stored on this device
  // is known. A chosen settlement that is not listed yet stays chosen.
  const isKnown = state === 'unreachable' || (state === 'signedIn' && !isListKept)
  if (id !== null && id !== chosen && isKnown && (isOther || chosen === null))
    settlementsStore.setState({ chosen: id })
}

/** Asks for a settlement before the list is known: where this device has stored no list, the account is known first. */
function expectToOpen(settlementId: string | null): void {
  if (settlementId !== null) readAhead(settlementId)
}

function open(id: string | null, list: readonly ListedSettlement[]): void {
  // null: the list does not say why the settlement is missing, so the server is asked.
  if (opened && !list.some((listed) => listed.id === opened?.id)) void opened.settlement.sayGone(null)
  opened?.settlement.stop()
  // An offer, such as Undo, is about the settlement that was open: nobody would see any more what it does there.
  if (opened) settlementsStore.setState({ offer: null })
  // Before the store changes: its subscriber opens the selected one again.
  opened = null
  if (id === null) settlementsStore.setState({ opened: { status: 'none' }, here: [], isLive: true })
  else opened = { id, settlement: openSettlement(id) }
}

/**
 * Calls back when the user's list of settlements has changed (SET-8), and once at the beginning.
 * @returns a function that stops it
 */
function listenToListChanges(take: () => void): () => void {
  let mark: string | null = null
  const listening = listenTo('account', (message) => {
    if (message.type !== 'settlements' || message.mark === mark) return
    mark = message.mark
    take()
  })
  // null: this listener knows no number of the account's history.
  listening.want(() => null)
  return listening.stop
}
