import { randomUUID } from 'node:crypto'
import type { Dice } from '#scripts/verify-sync/dice'
import type { Answered } from '../../support/saving.ts'
import type { Somebody } from '../../support/settlements.ts'
import { type BusyPlace, type Delivered, stockOf } from './busy-place.ts'

export type Write = {
  readonly kind: string
  readonly who: Somebody
  readonly procedure: string
  readonly input: Readonly<Record<string, unknown>> & { readonly operationId: string }
  /** How many pieces of what tasks ask for come into the stock by it. */
  readonly pieces?: number
  /** Hears the answer to a write that was done. */
  readonly done?: (answer: Answered<unknown>) => void
}

/** What people do in a settlement, each kind as often as it stands here. 7 of 20 change the stock: placed, added, counted, approved. */
const kinds = [
  ...['described', 'described', 'described', 'noted', 'noted', 'noted', 'noted', 'renamed', 'renamed'],
  ...['dealt', 'dealt', 'dealt', 'placed', 'placed'],
  ...['added', 'added', 'added', 'counted', 'delivered', 'approved'],
] as const
export type Kind = (typeof kinds)[number]
/** Each kind once. */
export const writeKinds: readonly Kind[] = [...new Set(kinds)]

/** @returns a function that gives the next write. The writes leave the settlement as large as it was, but for its history. */
export function mixOf(place: BusyPlace, dice: Dice): (count: number) => Write {
  const { settlementId, owner, admins, contributors, tasks, playerId } = place
  const waiting: Delivered[] = []
  const of = (kind: string, who: Somebody, procedure: string, input: object): Write => ({
    kind,
    who,
    procedure,
    input: { settlementId, operationId: randomUUID(), ...input },
  })
  const writes: Readonly<Record<Kind, (count: number) => Write>> = {
    described: (count) => of('described', owner, 'updateSettlement', { description: `write ${count}` }),
    noted: (count) =>
      of('noted', dice.pick(admins), 'updateTask', { taskId: dice.pick(tasks).id, notes: `note ${count}` }),
    renamed: (count) => of('renamed', dice.pick(admins), 'updatePlayer', { playerId, name: `Finn ${count}` }),
    dealt: () =>
      of('dealt', dice.pick(admins), 'assignTask', {
        taskId: dice.pick(tasks).id,
        assignedTo: dice.happens(50) ? null : dice.pick(contributors).userId,
      }),
    // Another quantity with each write, here and where stock is counted, so that the row changes.
    placed: (count) =>
      of('placed', dice.pick(admins), 'setInventoryQuantity', {
        itemId: stockOf(dice.roll(100)),
        quantity: 1 + (count % 1_000_000),
      }),
    added: () => ({
      ...of('added', dice.pick(admins), 'addItemsToInventory', {
        items: [{ itemId: dice.pick(tasks).itemId, quantity: 1 }],
      }),
      pieces: 1,
    }),
    counted: (count) =>
      of('counted', dice.pick(admins), 'countInventory', {
        items: [{ itemId: stockOf(100 + dice.roll(100)), quantity: 1 + (count % 1_000_000) }],
      }),
    delivered: () => {
      const { id: taskId, itemId } = dice.pick(tasks)
      const delivery = { taskId, itemsContributed: [{ itemId, quantity: 1 }] }
      return {
        ...of('delivered', dice.pick(contributors), 'createTaskContribution', delivery),
        done: ({ body }) => void waiting.push(body as Delivered),
      }
    },
    approved: (count) => {
      const next = waiting.shift()
      if (!next) return writes.delivered(count)
      const { id: contributionId, revision } = next
      return { ...of('approved', owner, 'approveTaskContribution', { contributionId, revision }), pieces: 1 }
    },
  }
  return (count) => writes[dice.pick(kinds)](count)
}
