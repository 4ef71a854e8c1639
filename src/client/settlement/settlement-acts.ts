import type { ListedSettlement } from '#contract/settlements'
import type { SettlementSettings } from '#domain/settlement/settings'
import type { Gesture } from '../api/gesture.ts'
import type { Outcome } from '../api/outcome.ts'
import { perform } from '../api/perform.ts'
import { settlementDialogsText as dialogs } from '../messages/settlement-dialogs-text.ts'
import { settlementPageText as text } from '../messages/settlement-page-text.ts'
import { act } from './act.ts'
import { depart } from './departures.ts'
import { addSettlement, changeList, dropSettlement, selectSettlement } from './settlement-list.ts'
import { heldNow, say, sayFailure } from './settlement-store.ts'

type Named = Pick<ListedSettlement, 'id' | 'name'>
type Facts = {
  readonly name?: string
  readonly description?: string
  readonly settings?: Partial<SettlementSettings>
}

/** Changes a settlement's name, description or settings. */
export async function updateSettlement(settlementId: string, facts: Facts): Promise<Outcome<unknown>> {
  const outcome = await act(settlementId, 'updateSettlement', facts)
  // There is no reply where the act waits to be sent.
  if (outcome.done && outcome.reply) {
    const { name, description } = outcome.reply
    changeList((list) => list.map((one) => (one.id === settlementId ? { ...one, name, description } : one)))
  }
  return outcome
}

/** Adds a created or joined settlement to the list and opens it. */
export function addAndSelect(settlement: ListedSettlement): void {
  addSettlement(settlement)
  void selectSettlement(settlement.id)
}

export async function deleteSettlement({ id, name }: Named, gesture: Gesture): Promise<Outcome<unknown>> {
  const outcome = await departFrom(id, 'deleteSettlement', gesture)
  if (outcome.done) say({ kind: 'done', text: dialogs.delete.deleted(name) })
  return outcome
}

export async function leaveSettlement({ id, name }: Named, gesture: Gesture): Promise<void> {
  const outcome = await departFrom(id, 'leaveSettlement', gesture)
  sayFailure(outcome, text.list.leaveFailed)
  if (outcome.done) say({ kind: 'done', text: text.list.left(name) })
}

/** Leaves or deletes a settlement. `depart` keeps the live event of it, which may come before the answer, from being told as news. */
async function departFrom(
  settlementId: string,
  procedure: 'deleteSettlement' | 'leaveSettlement',
  gesture: Gesture,
): Promise<Outcome<unknown>> {
  return depart(settlementId, async () => {
    const outcome = await perform({ procedure, input: { settlementId }, gesture })
    if (outcome.done) dropSettlement(settlementId)
    return outcome
  })
}

export async function restoreSettlement({ id, name }: Named, gesture: Gesture): Promise<boolean> {
  const outcome = await perform({ procedure: 'restoreSettlement', input: { settlementId: id }, gesture })
  sayFailure(outcome, text.list.restoreFailed)
  if (!outcome.done) return false
  addSettlement(outcome.reply)
  say({ kind: 'done', text: text.list.restored(name) })
  return true
}

export async function transferSettlement(
  settlementId: string,
  userId: string,
  gesture: Gesture,
): Promise<Outcome<unknown>> {
  const name = heldNow(settlementId)?.shown.members.get(userId)?.name ?? ''
  const outcome = await perform({ procedure: 'transferSettlement', input: { settlementId, userId }, gesture })
  if (outcome.done) say({ kind: 'done', text: dialogs.transfer.done(name) })
  return outcome
}
