/** Settlements that the user is leaving or deleting; each promise says whether that was done. */
const departures = new Map<string, Promise<boolean>>()

/** Notes a departure until it is answered: the live event of it may arrive before the answer. */
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

/** Whether the user left or deleted the settlement; resolves once that is known. */
export async function isDeparture(settlementId: string): Promise<boolean> {
  return (await departures.get(settlementId)) ?? false
}
