import { endMeantBy, type TopicEnd } from '#contract/live'
import { unpackSettlement } from '#domain/packed-settlement/unpack-settlement'
import { type SettlementState, stateOf } from '#domain/settlement/tables'
import { ask, Refusal } from '../api/ask.ts'
import { networkTimeOut } from '../api/network-time-out.ts'

let ahead: { readonly settlementId: string; readonly packed: ReturnType<typeof askPacked> } | null = null

/** Asks for a settlement that is likely to be opened next, while it is not known yet that it will be. */
export function readAhead(settlementId: string): void {
  if (ahead?.settlementId === settlementId) return
  const packed = askPacked(settlementId)
  // Where this fails, whoever opens the settlement asks again.
  packed.catch(() => {})
  ahead = { settlementId, packed }
}

/** Forgets what was asked for ahead, once it is known which settlement is opened: later the answer would be old. */
export function forgetAhead(): void {
  ahead = null
}

/** The settlement as the server has it now. @throws Refusal where the user may not read it; another error where the server cannot be reached */
export async function readSettlement(settlementId: string): Promise<SettlementState> {
  const early = ahead?.settlementId === settlementId ? ahead.packed : null
  ahead = null
  const askNow = () => askPacked(settlementId)
  try {
    const packed = await (early?.catch(askNow) ?? askNow())
    return stateOf(unpackSettlement(packed, (ms) => new Date(ms).toISOString()))
  } catch (error) {
    if (!isUnknown(error)) throw error
    return stateOf(await ask('getSettlement', { settlementId }, { signal: networkTimeOut() }))
  }
}

function askPacked(settlementId: string) {
  return ask('getPackedSettlement', { settlementId }, { signal: networkTimeOut() })
}

/** Whether the server is of an earlier release, which does not have what was asked for. */
function isUnknown(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'NOT_FOUND' && !error.reason
}

/** Why the user no longer belongs to a settlement that the server refuses; null where reading it failed for another reason. */
export function whyGone(error: unknown): TopicEnd | null {
  return error instanceof Refusal ? endMeantBy(error.reason) : null
}
