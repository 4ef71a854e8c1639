import * as z from 'zod'
import { settingRanges } from '#domain/settlement/settings'

const within = ({ least, most }: { least: number; most: number }) => z.int().min(least).max(most)

export const settlementSettings = z.strictObject({
  autoAssignTasks: z.boolean(),
  lowStockThreshold: within(settingRanges.lowStockThreshold),
  enableNotifications: z.boolean(),
  requireContributionApproval: z.boolean(),
  maxAssigneesPerTask: within(settingRanges.maxAssigneesPerTask),
  defaultTaskDeadlineDays: within(settingRanges.defaultTaskDeadlineDays),
})
