import { exportProfile } from '../accounts/export.ts'
import type { Exporter } from '../rpc/exported-rows.ts'
import { exportSettlements } from '../settlements/export.ts'
import { exportUserData } from '../user-data/export.ts'

/** Each room that stores something about a person adds its part here; a test looks into the database for tables that are missed. */
export const exporters: readonly Exporter[] = [exportProfile, exportUserData, exportSettlements]

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
