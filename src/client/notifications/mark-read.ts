import { ask, type Inputs } from '../api/ask.ts'
import { networkTimeOut } from '../api/network-time-out.ts'
import { type Outcome, outcomeOf } from '../api/outcome.ts'

/** Marks notifications as read; every device hears of it over its stream. */
export function markRead(which: Inputs['readNotifications']): Promise<Outcome<{ readonly unread: number }>> {
  return outcomeOf(ask('readNotifications', which, { signal: networkTimeOut() }))
}
