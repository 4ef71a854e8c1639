import { exportProfile } from '../accounts/export.ts'
import type { Exporter } from '../rpc/exported-rows.ts'
import { exportSettlements } from '../settlements/export.ts'
import { exportUserData } from '../user-data/export.ts'

/** The exporters of all rooms that store something about a user (AUTH-5). A test finds tables that are missing here. */
export const exporters: readonly Exporter[] = [exportProfile, exportUserData, exportSettlements]
