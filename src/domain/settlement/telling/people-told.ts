import { membershipIn } from '../act.ts'
import type { PersonNo } from '../names.ts'
import { type Action, may } from '../right.ts'
import type { Rows } from '../tables.ts'
import type { Notification, Told } from './notification.ts'

/** One notification for each member with a right. */
export function toThoseWhoMay(rows: Rows, action: Action, notification: Notification): readonly Told[] {
  return thoseWhoMay(rows, action).map((userId) => ({ ...notification, userId }))
}

export function thoseWhoMay(rows: Rows, action: Action): readonly string[] {
  return [...rows.members.keys()].filter((userId) => may(membershipIn(rows, userId)!, action))
}

/** The user id of the member with a person number; null if nobody has the number, or somebody who has left. */
export function byNumber({ members }: Rows, no: PersonNo): string | null {
  for (const { no: own, userId } of members.values()) if (own === no) return userId
  return null
}
