import { ask } from '../api/ask.ts'
import { networkTimeOut } from '../api/network-time-out.ts'
import { listenTo } from '../tabs/live.ts'
import { keepList, readKeptShared } from './keep-shared.ts'

/**
 * Removes shared projects from this device once they are not shared any more, also while none of them is looked at (SET-9).
 * The bell keeps the account on the stream.
 * @returns a function that stops it
 */
export function forgetEnded(userId: string): () => void {
  let mark: string | undefined
  return listenTo('account', (message) => {
    if (message.type !== 'settlements' || message.shared === undefined || message.shared === mark) return
    mark = message.shared
    // Where the server does not answer, the next change or the next opening of the page does it.
    forgetNow(userId).catch(() => {})
  }).stop
}

async function forgetNow(userId: string): Promise<void> {
  if ((await readKeptShared()).length === 0) return
  await keepList(userId, await ask('getProjectCollaborations', {}, { signal: networkTimeOut() }))
}
