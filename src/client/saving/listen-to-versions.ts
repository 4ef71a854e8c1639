import { listenTo } from '../tabs/live.ts'

/**
 * Calls back with the version of the account's data whenever this browser or another device has saved (SAVE-7).
 * @returns a function that stops it
 */
export function listenToVersions(take: (version: number) => void): () => void {
  const listening = listenTo('account', (message) => {
    if (message.type === 'version') take(message.version)
  })
  // Asks for the current state: the stream may have told it before anybody listened here.
  listening.want(() => null)
  return listening.stop
}
