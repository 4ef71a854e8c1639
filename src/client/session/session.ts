import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { OwnUser } from '#contract/users'
import { ask, onUnauthorized } from '../api/ask.ts'
import { setTimeZone } from '../messages/format.ts'
import { type Account, accountStore, accountUserId, type SignedOutWhy } from './account.ts'
import { type AccountNews, accountChannel } from './account-channel.ts'
import { askUser, isSignedOut, type SignedOut } from './ask-user.ts'
import { log, logFaults } from './debug-log.ts'
import { followLook, forgetLook, keepLook } from './keep-look.ts'
import { forgetMeans } from './means-store.ts'
import { rememberUser } from './remembered-user.ts'

/** A session that seems lost is checked once more after this time, before the user is signed out (R15). */
export const graceMs = 3_000
const askAgainFirstMs = 30_000
const askAgainAtMostMs = 16 * 60_000
/** Where the last answer is older, the account is asked for again when the page gets the focus. */
const freshMs = 5 * 60_000

let askedAt = 0
let retryTimer: ReturnType<typeof setTimeout> | undefined
let waitMs = askAgainFirstMs
const doubtStore = createStore(() => ({ isInDoubt: false }))

onUnauthorized(doubtSession)
addEventListener('online', () => accountStore.getState().state === 'unreachable' && void refreshAccount())
addEventListener('focus', () => accountUserId(accountStore.getState()) && isStale() && void refreshAccount())
keepLook()
logFaults()

/** Whether the session seems lost and is being checked. */
export function useIsInDoubt(): boolean {
  return useStore(doubtStore, ({ isInDoubt }) => isInDoubt)
}

/** Asks the server who is signed in. Where it cannot be reached, the user stays signed in. */
export function refreshAccount(): Promise<void> {
  return refresh(doubtSession)
}

async function refresh(onSignedOut: (why: SignedOut) => void): Promise<void> {
  askedAt = Date.now()
  const before = accountStore.getState()
  const answer = await askUser()
  const now = accountStore.getState()
  // Whoever signed out in another tab meanwhile is not signed in again by this answer.
  if (accountUserId(now) !== accountUserId(before)) return
  if (answer === 'unreachable') return waitForServer()
  waitMs = askAgainFirstMs
  const known = userOf(now)
  if (known !== userOf(before)) {
    // Another answer or a change was stored meanwhile: only the server knows which of the two is newer.
    if (isSignedOut(answer) || answer.mark !== known?.mark) await refresh(onSignedOut)
  } else if (isSignedOut(answer)) onSignedOut(answer)
  else takeUser(answer)
}

/**
 * The account as the server has it now, also stored in every tab, unless an answer or a change was stored meanwhile.
 * @throws Refusal or the fault of the network
 */
export async function readAccount(signal: AbortSignal): Promise<OwnUser> {
  const before = accountStore.getState()
  const user = await ask('getUser', {}, { signal })
  if (accountStore.getState() === before) takeUser(user)
  return user
}

/** Asks the server who has signed in, after the sign-in window reported success. */
export async function confirmSignIn(): Promise<'signedIn' | 'no-session' | 'network-request-failed'> {
  const answer = await askUser()
  if (isSignedOut(answer)) return 'no-session'
  if (answer === 'unreachable') return 'network-request-failed'
  takeUser(answer)
  return 'signedIn'
}

/** Stores the user that the server has just sent, in every tab. */
export function takeUser(user: OwnUser): void {
  storeUser(user)
  announce({ type: 'user', user })
}

/** Signs every tab out. */
export function dropUser(why: SignedOutWhy): void {
  // The other tabs first: none of them must take over the stream that this tab lets go.
  announce({ type: 'signedOut', why })
  clearUser(why)
}

/** Handles a message from another tab. */
export function handleNews(news: AccountNews): void {
  if (news.type === 'user') storeUser(news.user)
  else clearUser(news.why)
}

function storeUser(user: OwnUser): void {
  rememberUser(user.id)
  setTimeZone(user.preferences.timeZone)
  accountStore.setState({ state: 'signedIn', userId: user.id, user }, true)
  followLook(user)
}

function clearUser(why: SignedOutWhy): void {
  rememberUser(null)
  // Both stay after a session that ended without a sign-out, for when the same user signs in again.
  if (why !== 'ended') {
    forgetLook()
    forgetMeans()
  }
  setTimeZone('')
  if (accountStore.getState().state !== 'signedOut') accountStore.setState({ state: 'signedOut', why }, true)
}

function announce(news: AccountNews): void {
  accountChannel.postMessage(news)
}

/** An UNAUTHORIZED may come from a server in trouble: the server is asked again after 3 s, and only its second answer counts. */
export function doubtSession(): void {
  const userId = accountUserId(accountStore.getState())
  if (userId === null || doubtStore.getState().isInDoubt) return
  doubtStore.setState({ isInDoubt: true })
  setTimeout(() => void settleDoubt(userId), graceMs)
}

async function settleDoubt(userId: string): Promise<void> {
  // The user may have signed out in another tab by then.
  if (accountUserId(accountStore.getState()) === userId) await refresh(dropUser)
  doubtStore.setState({ isInDoubt: false })
}

function userOf(account: Account): OwnUser | null {
  return account.state === 'signedIn' ? account.user : null
}

function waitForServer(): void {
  log('connection', { operation: 'getUser', details: 'the server cannot be reached' })
  const account = accountStore.getState()
  if (account.state === 'loading')
    accountStore.setState({ state: 'unreachable', userId: account.userId }, true)
  clearTimeout(retryTimer)
  retryTimer = setTimeout(
    () => accountStore.getState().state === 'unreachable' && void refreshAccount(),
    waitMs,
  )
  waitMs = Math.min(2 * waitMs, askAgainAtMostMs)
}

function isStale(): boolean {
  return Date.now() - askedAt > freshMs
}
