/** Settlements the player is about to leave or delete, each with whether it came to that. */
const departures = new Map<string, Promise<boolean>>()

/** Remembers, until it is done, that the player goes: the live word of it may come before the answer. */
export async function depart<Reply extends { readonly done: boolean }>(
  settlementId: string,
  go: () => Promise<Reply>,
): Promise<Reply> {
  const asking = go()
  departures.set(
    settlementId,
    asking.then(({ done }) => done),
  )
  try {
    return await asking
  } finally {
    departures.delete(settlementId)
  }
}

/** Whether the player wanted it so, as soon as that is known. */
export async function isDeparture(settlementId: string): Promise<boolean> {
  return (await departures.get(settlementId)) ?? false
}
