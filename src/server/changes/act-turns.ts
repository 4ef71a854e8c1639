import type { Database } from '../db/database.ts'
import type { ActCall, Attempted } from './attempt-act.ts'
import { isContended } from './contended.ts'
import { oneAfterAnother } from './one-after-another.ts'
import { isForSiteAdmin, performAlone } from './perform-alone.ts'
import { performTogether } from './perform-together.ts'
import { answerAct, type WaitingAct, waitingAct } from './waiting-act.ts'

/** How many acts share a transaction at most: another process waits for all of them. */
const mostTogether = 8

/** For each database and each settlement: the acts that wait for their turn, in the order in which they came. */
const waiting = new WeakMap<Database, Map<string, Set<WaitingAct>>>()

/**
 * Performs an act when those that came before it in this process are done. Where other processes are busy in the settlement too, the
 * acts that wait behind it share its turn.
 * @returns null where the act's id was used for another request
 * @throws Busy, with nothing done, after too long a wait
 */
export function performInTurn(database: Database, call: ActCall): Promise<Attempted | null> {
  const { settlementId } = call.input
  const here = waiting.get(database) ?? new Map<string, Set<WaitingAct>>()
  waiting.set(database, here)
  const acts = here.get(settlementId) ?? new Set<WaitingAct>()
  here.set(settlementId, acts)
  return new Promise((resolve, reject) => {
    const act = waitingAct({ call, resolve, reject })
    acts.add(act)
    const take = (one: WaitingAct) => {
      acts.delete(one)
      if (acts.size === 0 && here.get(settlementId) === acts) here.delete(settlementId)
    }
    oneAfterAnother(database, settlementId, async () => {
      // It may have shared the turn of an earlier one.
      if (!acts.has(act)) return
      const taken = isContended(database, settlementId) ? withThoseBehind(act, acts) : [act]
      for (const one of taken) take(one)
      if (taken.length > 1) await performTogether(database, taken)
      else await answerAct(act, () => performAlone(database, call))
    }).catch((error: unknown) => {
      take(act)
      // Heard only where it was not performed.
      reject(error)
    })
  })
}

/** The act whose turn it is, and those that wait behind it. An act of a site admin locks more than others, so it has a turn alone. */
function withThoseBehind(first: WaitingAct, acts: ReadonlySet<WaitingAct>): readonly WaitingAct[] {
  if (isForSiteAdmin(first.call)) return [first]
  const behind = [...acts].filter((one) => one !== first && !isForSiteAdmin(one.call))
  return [first, ...behind.slice(0, mostTogether - 1)]
}
