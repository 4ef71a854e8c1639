import type { Action } from './right.ts'
import { defaultSettings, type SettlementSettings } from './settings.ts'

/** What a personal settlement is called at first (SET-9). */
export const personalName = 'My Homestead'

/** The settings that a personal settlement begins with: nobody else is there to approve, so what is delivered counts at once. */
export const personalSettings: SettlementSettings = { ...defaultSettings, requireContributionApproval: false }

/** What cannot be done in a personal settlement until it is shared: nobody can come, and it is never deleted (SET-9). */
const closed: ReadonlySet<Action> = new Set([
  'invite.create_low',
  'invite.create_admin',
  'invite.list',
  'settlement.transfer',
  'settlement.delete',
  'member.cleanup',
])

export function isClosedWhilePersonal(action: Action): boolean {
  return closed.has(action)
}
