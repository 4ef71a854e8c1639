import { exportProfile } from '../accounts/export.ts'
import type { Exporter } from '../rpc/exported-rows.ts'
import { exportSettlements } from '../settlements/export.ts'
import { exportUserData } from '../user-data/export.ts'

/** The exporters of all rooms that store something about a user (AUTH-5). A test finds tables that are missing here. */
export const exporters: readonly Exporter[] = [exportProfile, exportUserData, exportSettlements]

export type ExportSlots = {
  /**
   * Starts an export of this user.
   * @returns a function to call when it has ended; null while another one is running
   */
  readonly begin: (userId: string) => (() => void) | null
}

/** Allows one export of a user at a time, in this server process. */
export function createExportSlots(): ExportSlots {
  const running = new Set<string>()
  return {
    begin(userId) {
      if (running.has(userId)) return null
      running.add(userId)
      return () => void running.delete(userId)
    },
  }
}
