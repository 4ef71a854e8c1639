const name = 'bit-calculator.settlements'

/** Tells every tab of this browser, this one too, that the player's list of settlements is not what it was (SET-8). */
export function tellListChanged(): void {
  const channel = new BroadcastChannel(name)
  channel.postMessage('changed')
  channel.close()
}

/** @returns a function that stops it */
export function hearListChanged(take: () => void): () => void {
  const channel = new BroadcastChannel(name)
  channel.onmessage = take
  return () => channel.close()
}
