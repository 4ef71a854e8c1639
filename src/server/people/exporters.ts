import { exportProfile } from '../accounts/export.ts'
import type { Exporter } from '../rpc/exported-rows.ts'
import { exportSettlements } from '../settlements/export.ts'
import { exportUserData } from '../user-data/export.ts'

/** Each room that stores something about a person adds its part here; a test looks into the database for tables that are missed. */
export const exporters: readonly Exporter[] = [exportProfile, exportUserData, exportSettlements]
