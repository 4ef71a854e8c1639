import type { ItemId } from '../catalog/item.ts'
import type { PersonNo } from './names.ts'

export const priorities = ['high', 'medium', 'low'] as const
export type Priority = (typeof priorities)[number]

export const projectStatuses = ['not_started', 'in_progress', 'completed'] as const
export type ProjectStatus = (typeof projectStatuses)[number]

export const taskStatuses = ['pending', 'in_progress', 'completed'] as const
export type TaskStatus = (typeof taskStatuses)[number]

/**
 * What is done for a task. `collect`: no plan says a way to the item, because it comes from elsewhere, the catalogue lacks it, or the task
 * was made by hand.
 * `hand`: a task made by hand that is about no item.
 */
export const taskKinds = ['craft', 'gather', 'collect', 'hand', 'trade', 'build', 'research'] as const
export type TaskKind = (typeof taskKinds)[number]

/** Whether a task's item is made of others, rather than gathered, collected or traded for. */
export function isMade(kind: TaskKind): boolean {
  return kind === 'craft' || kind === 'build' || kind === 'research'
}

/** How an item is obtained: by the recipe of that index, or without one. */
export type Way = number | 'gather' | 'elsewhere'
/** How items are obtained, by item id, where that is not the catalogue's default (BEY-2). */
export type Ways = { readonly [itemId: string]: Way }

/** A project that is neither archived nor deleted (PRJ-1, PRJ-5). */
export type Project = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly notes: string
  readonly priority: Priority
  /** Projects of one priority are served in this order. */
  readonly position: number
  readonly status: ProjectStatus
  /** Somebody set the status; it stays until the numbers of one of the project's tasks change. */
  readonly statusByHand: boolean
  readonly ownerNo: PersonNo
  /** Grows by one each time the project's tasks are regenerated, and goes back by one when that is taken back. */
  readonly generation: number
  readonly ways: Ways
  /** ISO times. */
  readonly createdAt: string
  readonly updatedAt: string
}

/** What became of a project that is no longer live: archived, with its stock used in the game or set free, or deleted. */
export type Ending = 'used' | 'stays' | 'deleted'

/** An item that a project is to have in the end (PRJ-2). */
export type ProjectItem = {
  readonly projectId: string
  readonly id: string
  readonly itemId: ItemId
  readonly quantity: number
  readonly recipeIndex: number
  /** Pieces that entries have finished, of items that are never stock, such as buildings; 0 for all others. */
  readonly finished: number
  readonly addedAt: string
}

/** What people say of a task; `TaskNumbers` has its amounts (PRJ-3, TSK-1). */
export type Task = {
  readonly id: string
  /** null for a task that belongs to no project. */
  readonly projectId: string | null
  readonly itemId: ItemId | null
  readonly kind: TaskKind
  /** The project's generation that made it, 0 for a task of a standing order; null for a task made by hand. */
  readonly generation: number | null
  /** How much of its item a task made by hand asks for; null for all others. */
  readonly amount: number | null
  /** null for a generated task: its title is made of kind, target and item. */
  readonly title: string | null
  readonly description: string
  readonly notes: string
  /** ISO time. */
  readonly due: string | null
  readonly priority: Priority
  readonly createdAt: string
  readonly updatedAt: string
  /** Deleted by hand: kept so that it can be restored. A project's generated one is not made again before its tasks are regenerated. */
  readonly deletedAt: string | null
}

/** The amounts of a task, found by the walk: what is missing is target − completed (TSK-2). */
export type TaskNumbers = {
  readonly taskId: string
  readonly target: number
  readonly completed: number
  readonly status: TaskStatus
  /** Somebody set the status; it stays until the amounts change. */
  readonly byHand: boolean
  /** ISO time; null while it is not completed. */
  readonly completedAt: string | null
}

/** Somebody who is to do a task (TSK-3). */
export type Assignee = {
  readonly taskId: string
  /** A member's user id, or a named player's id. */
  readonly who: string
  /** When they were assigned, as ISO time. */
  readonly at: string
}

/** Somebody who takes part in a project (PRJ-5): `who` as for tasks. */
export type ProjectPlayer = { readonly projectId: string; readonly who: string }

/** An item of the shared stock (INV-1): 0 ≤ kept ≤ reserved ≤ quantity. */
export type StockRow = {
  readonly itemId: ItemId
  /** The sum of the item's entries. */
  readonly quantity: number
  /** Kept back by hand and allotted to projects together. */
  readonly reserved: number
  /** Kept back by hand, for no project. */
  readonly kept: number
  readonly storageId: string | null
  readonly updatedAt: string
}

/** At least this much of an item is to lie in the stock, beside what projects hold and what is kept back (BEY-18). */
export type StandingOrder = {
  readonly itemId: ItemId
  readonly atLeast: number
  /** ISO time: when the order was set, or its whole amount was last there. Its tasks are those made since. */
  readonly since: string
  /** The act that was done at that time: the ids of the order's tasks are made of it. null where an earlier release noted only the time. */
  readonly begunBy: string | null
}

/** How much of an item one project holds, above 0. */
export type Allotment = { readonly projectId: string; readonly itemId: ItemId; readonly amount: number }

/** A place where stock lies. */
export type Storage = { readonly id: string; readonly name: string }

/**
 * `finished`: a building stands, research is done (BEY-19): the entry right behind the one that brought it, which takes it away again, since such
 * an item is never stock. `handedOver`: from one project to another, or kept back, as two entries whose sum is 0; or out of the stock, as one.
 */
export const entryKinds = [
  'counted',
  'added',
  'taken',
  'contributed',
  'crafted',
  'used',
  'finished',
  'handedOver',
  'reverted',
] as const
export type EntryKind = (typeof entryKinds)[number]

/** Names an entry: the act that wrote it, and its line there. */
export type EntryKey = { readonly act: string; readonly line: number }

/** One movement of stock. Entries are only ever appended; the quantity of an item is the sum of its entries. */
export type Entry = EntryKey & {
  readonly kind: EntryKind
  readonly itemId: ItemId
  /** A whole number other than 0; below 0 where stock went away. */
  readonly amount: number
  readonly byNo: PersonNo
  /** The named player for whom somebody else wrote it. */
  readonly playerId?: string | undefined
  readonly projectId?: string | undefined
  readonly taskId?: string | undefined
  /** The contribution by whose approval it moved. */
  readonly contributionId?: string | undefined
  readonly storageId?: string | undefined
  readonly note?: string | undefined
  readonly reverts?: EntryKey | undefined
  readonly at: string
}
