import { ask } from '../api/ask.ts'
import { networkTimeOut } from '../api/network-time-out.ts'
import { listenTo } from '../tabs/live.ts'
import { keepList, readKeptShared } from './keep-shared.ts'

/**
 * Removes shared projects from this device once they are not shared any more, also while none of them is looked at (SET-9).
 * @returns a function that stops it
 */
export function forgetEnded(userId: string): () => void {
  let mark: string | undefined
  let isDue = false
  const forget = () => {
    isDue = true
    forgetNow(userId).then(
      () => {
        isDue = false
      },
      // The stream may say it while nothing else comes through.
      () => {},
    )
  }
  const listening = listenTo('account', (message) => {
    if (message.type !== 'settlements' || message.shared === undefined || message.shared === mark) return
    mark = message.shared
    forget()
  })
  // What the stream began with may have passed before anybody listened here.
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
  await keepList(userId, await ask('getProjectCollaborations', {}, { signal: networkTimeOut() }))
}
