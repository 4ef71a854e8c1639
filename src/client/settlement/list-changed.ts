import { listenTo } from '../tabs/live.ts'

/**
 * Hears that the player's list of settlements is not what it was (SET-8), and once at the beginning.
 * @returns a function that stops it
 */
export function hearListChanged(take: () => void): () => void {
  let mark: string | null = null
  const listening = listenTo('account', (heard) => {
    if (heard.type !== 'settlements' || heard.mark === mark) return
    mark = heard.mark
    take()
  })
  listening.want(() => null)
  return listening.stop
}
