import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { OwnUser } from '#contract/users'
import { ask, onUnauthorized, Refusal } from '../api/ask.ts'
import { networkTimeOut } from '../api/network-time-out.ts'
import { setTimeZone } from '../messages/format.ts'
import { accountStore, accountUserId, type SignedOutWhy } from './account.ts'
import { type AccountNews, accountChannel } from './account-channel.ts'
import { log, logFaults } from './debug-log.ts'
import { followLook, forgetLook, keepLook } from './keep-look.ts'
import { forgetMeans } from './means-store.ts'
import { rememberUser } from './remembered-user.ts'

/** A session that seems lost is checked once more after this time, before the user is signed out (R15). */
export const graceMs = 3_000
const askAgainFirstMs = 30_000
const askAgainAtMostMs = 16 * 60_000
const freshMs = 5 * 60_000

let askedAt = 0
let questions = 0
/** The latest question that was answered. */
let answered = 0
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
export async function refreshAccount(): Promise<void> {
  askedAt = Date.now()
  const question = ++questions
  const userId = accountUserId(accountStore.getState())
  const answer = await askUser()
  // Whoever signed out in another tab meanwhile is not signed in again by it, and no answer undoes that to a later question.
  if (accountUserId(accountStore.getState()) !== userId || question < answered) return
  answered = question
  if (answer === 'unreachable') {
    log('connection', { operation: 'getUser', details: 'the server cannot be reached' })
    return waitForServer()
  }
  waitMs = askAgainFirstMs
  if (isSignedOut(answer)) return doubtSession()
  takeUser(answer)
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

/** An UNAUTHORIZED may come from a server in trouble: it is asked again after 3 s, and only the second one counts. */
export function doubtSession(): void {
  const userId = accountUserId(accountStore.getState())
  if (userId === null || doubtStore.getState().isInDoubt) return
  doubtStore.setState({ isInDoubt: true })
  setTimeout(() => void settleDoubt(userId), graceMs)
}

async function settleDoubt(userId: string): Promise<void> {
  // The user may have signed out in another tab by then.
  const isStillTheirs = () => accountUserId(accountStore.getState()) === userId
  const answer = isStillTheirs() ? await askUser() : null
  doubtStore.setState({ isInDoubt: false })
  if (answer === null || !isStillTheirs()) return
  if (isSignedOut(answer)) dropUser(answer)
  else if (answer === 'unreachable') waitForServer()
  else takeUser(answer)
}

type SignedOut = 'ended' | 'deleted'

async function askUser(): Promise<OwnUser | SignedOut | 'unreachable'> {
  try {
    return await ask('getUser', {}, { signal: networkTimeOut() })
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'UNAUTHORIZED')) return 'unreachable'
    return error.reason === 'account-deleted' ? 'deleted' : 'ended'
  }
}

function isSignedOut(answer: unknown): answer is SignedOut {
  return answer === 'ended' || answer === 'deleted'
}

function waitForServer(): void {
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
