import { flagsOf } from '#domain/settlement/telling/notification'

const flags = Object.values(flagsOf)

/** The groups of notifications as they are switched on and off, each with the flags of its kinds. */
export const notificationGroups = (['taskReminders', 'projectUpdates'] as const).map((group) => ({
  group,
  kinds: flags.flatMap((one) => (one.group === group ? [one.own] : [])),
}))
