import { listenTo } from '../tabs/live.ts'
import { type Home, openHome } from './home.ts'
import { keepTables } from './keep-tables.ts'
import { loadSettlements, selectedOf } from './settlement-list.ts'
import { emptySettlements, say, settlementsStore } from './settlement-store.ts'
import { followWaiting } from './waiting-acts.ts'

/** Several changes are fetched as one, and the open settlement’s own stream says first why it is the player’s no more. */
const settleMs = 300

let opened: { readonly id: string; readonly home: Home } | null = null

let followedFor: string | null = null

/**
 * Keeps the list and the open settlement of a user up to date.
 * @returns a function that stops it
 */
export function followSettlements(userId: string): () => void {
  if (followedFor !== userId) settlementsStore.setState(emptySettlements, true)
  followedFor = userId
  say(null)
  const stopFollowing = settlementsStore.subscribe((state, before) => {
    if (state.list !== before.list || state.chosen !== before.chosen) openSelected()
  })
  const loadAgain = () => void loadSettlements()
  addEventListener('focus', loadAgain)
  addEventListener('online', loadAgain)
  const stopWaiting = followWaiting(readAgain)
  const stopKeeping = keepTables(userId)
  let timer: ReturnType<typeof setTimeout> | undefined
  const stopHearing = hearListChanged(() => {
    clearTimeout(timer)
    timer = setTimeout(loadAgain, settleMs)
  })
  openSelected()
  void loadSettlements()
  return () => {
    removeEventListener('focus', loadAgain)
    removeEventListener('online', loadAgain)
    stopWaiting()
    stopKeeping()
    stopHearing()
    clearTimeout(timer)
    stopFollowing()
    opened?.home.stop()
    opened = null
  }
}

/** Asks once more for the open settlement, which could not be read. */
export function loadAgain(): void {
  void opened?.home.retry()
}

/** Reads the open settlement anew, with what is known in sight. */
export function readAgain(): void {
  void opened?.home.read()
}

function openSelected(): void {
  const { list, chosen } = settlementsStore.getState()
  if (typeof list === 'string') return
  const id = selectedOf(list, chosen)
  if (id === (opened?.id ?? null)) return
  if (opened && !list.some((listed) => listed.id === opened?.id)) void opened.home.sayGone('removed')
  opened?.home.stop()
  // Before anything is told: the word of the change comes back here.
  opened = null
  if (id === null) settlementsStore.setState({ opened: { status: 'none' }, here: [] })
  else opened = { id, home: openHome(id) }
  // This tab stays with it, whatever another tab selects.
  if (id !== null && id !== chosen) settlementsStore.setState({ chosen: id })
}

/**
 * Calls back when the user's list of settlements has changed (SET-8), and once at the beginning.
 * @returns a function that stops it
 */
function hearListChanged(take: () => void): () => void {
  let mark: string | null = null
  const listening = listenTo('account', (heard) => {
    if (heard.type !== 'settlements' || heard.mark === mark) return
    mark = heard.mark
    take()
  })
  listening.want(() => null)
  return listening.stop
}
