import { flagsOf } from '#domain/settlement/telling/notification'

const flags = Object.values(flagsOf)

/** The groups of notifications as they are switched on and off, each with the flags of its kinds: kinds that share a flag have one switch. */
export const notificationGroups = (['taskReminders', 'projectUpdates'] as const).map((group) => ({
  group,
  kinds: [...new Set(flags.flatMap((one) => (one.group === group ? [one.own] : [])))],
}))
