import { ask } from '../api/ask.ts'
import { networkTimeOut } from '../api/network-time-out.ts'
import { type Outcome, outcomeOf } from '../api/outcome.ts'

/** Sets whether a settlement tells the user nothing (SYS-8). */
export function mute(settlementId: string, isMuted: boolean): Promise<Outcome<unknown>> {
  return outcomeOf(ask('muteSettlement', { settlementId, isMuted }, { signal: networkTimeOut() }))
}
