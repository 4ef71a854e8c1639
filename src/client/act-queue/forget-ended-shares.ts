import { ask } from '../api/ask.ts'
import { networkTimeOut } from '../api/network-time-out.ts'
import { oneAtATime } from '../api/one-at-a-time.ts'
import { listenTo } from '../tabs/live.ts'
import { keepSharedList, readKeptShared } from './keep-shared.ts'

/**
 * Removes shared projects from this device once they are not shared any more, also while none of them is looked at (SET-9).
 * @returns a function that stops it
 */
export function forgetEndedShares(userId: string): () => void {
  /** The last known mark of the projects that are shared with the user: another one says that they have changed. */
  let mark: string | undefined
  let isDue = false
  const forgetThem = oneAtATime(async () => {
    isDue = true
    await forgetNow(userId)
    isDue = false
  })
  // The stream may tell of it while requests fail: then it stays due until the browser is online again.
  const forget = () => void forgetThem().catch(() => {})
  const listening = listenTo('account', (message) => {
    if (message.type !== 'settlements' || message.shared === undefined || message.shared === mark) return
    mark = message.shared
    forget()
  })
  // Asks for the current state: the stream may have told it before anybody listened here.
  listening.want(() => null)
  const over = new AbortController()
  addEventListener('online', () => isDue && forget(), { signal: over.signal })
  return () => {
    over.abort()
    listening.stop()
  }
}

async function forgetNow(userId: string): Promise<void> {
  if ((await readKeptShared()).length === 0) return
  await keepSharedList(userId, await ask('getProjectCollaborations', {}, { signal: networkTimeOut() }))
}
