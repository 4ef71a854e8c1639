import type { Item } from '#domain/catalog/item'
import type { EveryActInput } from '#domain/settlement/acts/every-act'
import type { Line } from '#domain/settlement/contribution'
import type { ListedTask } from '../listed-tasks.ts'
import { leftToDeliver, missingToDeliver, type UnderWay } from '../under-way.ts'

/** A further item: what was typed, and what was picked. */
export type FurtherItem = {
  readonly key: number
  readonly typed: string
  readonly item: Item | undefined
  readonly amount: number
}

/** What was typed for one task, until it is submitted. */
export type Draft = {
  /** So many pieces of the task's own item. */
  readonly amount: number
  readonly further: readonly FurtherItem[]
  /** Whether materials of the stock were used; null until the user says so or not. */
  readonly usesMaterials: boolean | null
  readonly notes: string
  readonly proof: string
  /** The named player who delivered; empty for oneself. */
  readonly playerId: string
}

/** What a form begins with: what can be done now, else what is missing; for a task without an item one line to fill in. */
export function firstDraft(listed: ListedTask, underWay: UnderWay): Draft {
  const left = leftToDeliver(listed, underWay)
  return {
    amount: listed.item ? left || Math.max(1, missingToDeliver(listed, underWay)) : 0,
    further: listed.item ? [] : [emptyFurtherItem(0)],
    usesMaterials: null,
    notes: '',
    proof: '',
    playerId: '',
  }
}

export function emptyFurtherItem(key: number): FurtherItem {
  return { key, typed: '', item: undefined, amount: 1 }
}

/** The lines as they are sent, the task's own first. */
export function linesOf({ amount, further }: Draft, { item }: Pick<ListedTask, 'item'>): readonly Line[] {
  const own = item && amount > 0 ? [{ itemId: item.id, quantity: amount }] : []
  const others = further.flatMap((one) =>
    one.item && one.amount > 0 ? [{ itemId: one.item.id, quantity: one.amount }] : [],
  )
  return [...own, ...others]
}

/** Why a draft cannot be sent: it lacks a quantity ('empty'), or nothing was picked in one of its lines ('unpicked'); null where it can. */
export function problemIn(draft: Draft, listed: Pick<ListedTask, 'item'>): 'empty' | 'unpicked' | null {
  const isOwnMissing = listed.item !== null && draft.amount < 1
  if (isOwnMissing || linesOf(draft, listed).length === 0) return 'empty'
  return draft.further.some(isUnpicked) ? 'unpicked' : null
}

/** Something was typed, and none of the offered items picked. */
export function isUnpicked({ typed, item }: FurtherItem): boolean {
  return typed.trim() !== '' && !item
}

/** What is sent for a draft, with the materials that were used. */
export function deliveryOf(
  draft: Draft,
  listed: Pick<ListedTask, 'id' | 'item'>,
  materials: readonly Line[],
): EveryActInput<'createTaskContribution'> {
  const [notes, proofOfWork] = [draft.notes.trim(), draft.proof.trim()]
  return {
    taskId: listed.id,
    itemsContributed: linesOf(draft, listed),
    ...(materials.length > 0 && { materials }),
    ...(notes && { notes }),
    ...(proofOfWork && { proofOfWork }),
    ...(draft.playerId && { playerId: draft.playerId }),
  }
}
