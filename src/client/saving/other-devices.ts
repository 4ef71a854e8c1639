import { listenTo } from '../tabs/live.ts'

/**
 * Hears which version the account's data has now (SAVE-7): by this browser's own doing, or another device's.
 * @returns a function that stops it
 */
export function hearVersions(take: (version: number) => void): () => void {
  const listening = listenTo('account', (heard) => {
    if (heard.type === 'version') take(heard.version)
  })
  listening.want(() => null)
  return listening.stop
}
