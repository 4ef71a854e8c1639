import type { ListedSettlement } from '#contract/settlements'
import type { SettlementSettings } from '#domain/settlement/settings'
import type { SettlementState } from '#domain/settlement/settlement-state'
import { settlementDialogsText as dialogs } from '../messages/settlement-dialogs-text.ts'
import { settlementPageText as text } from '../messages/settlement-page-text.ts'
import type { Gesture } from './gesture.ts'
import { leaving } from './open-settlement.ts'
import { type Outcome, perform, sayFailure } from './perform.ts'
import { addSettlement, changeList, dropSettlement, selectSettlement } from './settlement-list.ts'
import { heldNow, say } from './settlement-store.ts'

type Named = Pick<ListedSettlement, 'id' | 'name'>
type Facts = {
  readonly name?: string
  readonly description?: string
  readonly settings?: Partial<SettlementSettings>
}

/** Changes what a settlement is called, says of itself, or is set to. */
export async function updateSettlement(
  settlementId: string,
  facts: Facts,
  gesture: Gesture,
): Promise<Outcome<unknown>> {
  const outcome = await perform({
    procedure: 'updateSettlement',
    input: { settlementId, ...facts },
    gesture,
    at: {
      settlementId,
      changes: ({ settlement }) => [
        {
          type: 'settlement',
          settlement: { ...settlement, ...facts, settings: { ...settlement.settings, ...facts.settings } },
        },
      ],
    },
    confirmed: (settlement) => [{ type: 'settlement', settlement }],
  })
  if (outcome.done) {
    const { name, description } = outcome.reply
    changeList((list) => list.map((one) => (one.id === settlementId ? { ...one, name, description } : one)))
  }
  return outcome
}

/** Opens what is new to the player. */
export function takeSettlement(settlement: ListedSettlement): void {
  addSettlement(settlement)
  void selectSettlement(settlement.id)
}

export async function deleteSettlement({ id, name }: Named, gesture: Gesture): Promise<Outcome<unknown>> {
  const outcome = await goOutOf(id, 'deleteSettlement', gesture)
  if (outcome.done) say({ kind: 'done', text: dialogs.delete.deleted(name) })
  return outcome
}

export async function leaveSettlement({ id, name }: Named, gesture: Gesture): Promise<void> {
  const outcome = await goOutOf(id, 'leaveSettlement', gesture)
  sayFailure(outcome, text.list.leaveFailed)
  if (outcome.done) say({ kind: 'done', text: text.list.left(name) })
}

async function goOutOf(
  settlementId: string,
  procedure: 'deleteSettlement' | 'leaveSettlement',
  gesture: Gesture,
): Promise<Outcome<unknown>> {
  leaving.add(settlementId)
  const outcome = await perform({ procedure, input: { settlementId }, gesture })
  if (outcome.done) dropSettlement(settlementId)
  // The live word of it may come a moment later.
  setTimeout(() => leaving.delete(settlementId), 10_000)
  return outcome
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
  const name = nameOf(heldNow(settlementId)?.shown, userId)
  const outcome = await perform({ procedure: 'transferSettlement', input: { settlementId, userId }, gesture })
  if (outcome.done) say({ kind: 'done', text: dialogs.transfer.done(name) })
  return outcome
}

function nameOf(state: SettlementState | undefined, userId: string): string {
  return state?.members.find((member) => member.userId === userId)?.name ?? ''
}
