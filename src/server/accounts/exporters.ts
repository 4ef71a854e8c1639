import type { Exporter } from '../api/exported-rows.ts'
import { exportSettlements } from '../settlements/export.ts'
import { exportUserData } from '../user-data/export.ts'
import { exportProfile } from './export.ts'

/** Each room that stores something about a person adds its part here; a test looks into the database for tables that are missed. */
export const exporters: readonly Exporter[] = [exportProfile, exportUserData, exportSettlements]
