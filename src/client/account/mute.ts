import { ask } from '../api/ask.ts'
import { networkTimeOut } from '../api/network-time-out.ts'
import { type Outcome, outcomeOf } from '../api/outcome.ts'

/** Whether a settlement is to tell the user nothing (SYS-8). */
export function mute(settlementId: string, isMuted: boolean): Promise<Outcome<unknown>> {
  return outcomeOf(ask('muteSettlement', { settlementId, isMuted }, { signal: networkTimeOut() }))
}
