/** The settings of a settlement (SET-6). */
export type SettlementSettings = {
  readonly autoAssignTasks: boolean
  /** Available amounts below it count as low. */
  readonly lowStockThreshold: number
  readonly enableNotifications: boolean
  readonly requireContributionApproval: boolean
  readonly maxAssigneesPerTask: number
  readonly defaultTaskDeadlineDays: number
}

export const defaultSettings: SettlementSettings = {
  autoAssignTasks: false,
  lowStockThreshold: 10,
  enableNotifications: true,
  requireContributionApproval: true,
  maxAssigneesPerTask: 5,
  defaultTaskDeadlineDays: 7,
}

/** The allowed range of each number, both ends included. */
export const settingRanges = {
  lowStockThreshold: { least: 0, most: 1_000_000_000 },
  maxAssigneesPerTask: { least: 1, most: 200 },
  defaultTaskDeadlineDays: { least: 1, most: 365 },
} as const
