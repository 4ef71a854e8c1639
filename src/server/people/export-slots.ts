export type ExportSlots = {
  /**
   * Begins an export of that person.
   * @returns a function that says it is over; null while another one is under way
   */
  readonly begin: (userId: string) => (() => void) | null
}

/** One export of a person at a time, in this server process. */
export function createExportSlots(): ExportSlots {
  const underWay = new Set<string>()
  return {
    begin(userId) {
      if (underWay.has(userId)) return null
      underWay.add(userId)
      return () => void underWay.delete(userId)
    },
  }
}
