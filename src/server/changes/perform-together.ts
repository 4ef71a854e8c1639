import { ORPCError } from '@orpc/server'
import type { Database, Tx } from '../db/database.ts'
import { lockSettlements } from '../db/locks.ts'
import { noteWrite } from '../db/sent-writes.ts'
import { type ActCall, type Attempted, attemptAct } from './attempt-act.ts'
import { performAlone, performLocked } from './perform-alone.ts'
import { answerAct, type WaitingAct } from './waiting-act.ts'

/** What came of an act in a transaction with others. */
type Outcome =
  | { readonly attempted: Attempted | null }
  | { readonly refused: unknown }
  /** Nothing was written: it writes in these settlements too, which must be locked with its own. */
  | { readonly alsoLock: readonly string[] }

/**
 * Performs acts of one settlement under one lock, in one transaction: where several processes are busy in a settlement, each time that its
 * lock goes from one to the other costs as much as an act. No act is answered before the commit.
 */
export async function performTogether(database: Database, acts: readonly WaitingAct[]): Promise<void> {
  let isCommitting = false
  let outcomes: readonly Outcome[]
  try {
    outcomes = await database.transaction(async (tx) => {
      isCommitting = false
      const all = await attemptAll(tx, acts)
      for (const { inRequest } of acts) inRequest(noteWrite)
      isCommitting = true
      return all
    })
  } catch (error) {
    // Nobody knows then whether the acts are done.
    if (isCommitting) for (const act of acts) act.reject(error)
    else await performOneByOne(database, acts)
    return
  }
  for (const [place, outcome] of outcomes.entries()) await answerWith(database, acts[place]!, outcome)
}

/** What made the transaction fail is the fault of one act, and nothing was written: alone, the others are done all the same. */
async function performOneByOne(database: Database, acts: readonly WaitingAct[]): Promise<void> {
  for (const act of acts) await answerAct(act, () => performAlone(database, act.call))
}

async function attemptAll(tx: Tx, acts: readonly WaitingAct[]): Promise<readonly Outcome[]> {
  await lockSettlements(tx, [acts[0]!.call.input.settlementId])
  const outcomes: Outcome[] = []
  for (const { call } of acts) outcomes.push(await attemptOne(tx, call))
  return outcomes
}

async function attemptOne(tx: Tx, call: ActCall): Promise<Outcome> {
  try {
    // As for an act alone, null says that it must read more, or that it was recorded meanwhile.
    const attempted = (await attemptAct(tx, call, [])) ?? (await attemptAct(tx, call, []))
    if (attempted && 'alsoLock' in attempted) return attempted
    // The next act begins with the rows that this one leaves. Where they are not committed, their mark tells that no such event is stored.
    attempted?.whenRecorded?.()
    return { attempted }
  } catch (error) {
    // An act is refused before anything is written for it, so the transaction goes on.
    if (error instanceof ORPCError) return { refused: error }
    throw error
  }
}

async function answerWith(database: Database, act: WaitingAct, outcome: Outcome): Promise<void> {
  if ('refused' in outcome) act.reject(outcome.refused)
  else if ('attempted' in outcome) act.resolve(outcome.attempted)
  else await answerAct(act, () => performLocked(database, act.call, outcome.alsoLock))
}
