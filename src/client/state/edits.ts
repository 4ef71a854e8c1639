import {
  addEntry,
  type BuildList,
  type BuildListEntry,
  maxQuantity,
  removeEntry,
  setEntryQuantity,
  setEntryRecipe,
} from '#domain/build-list/build-list'
import type { ItemId } from '#domain/catalog/item'
import type { Choice, Choices } from '#domain/crafting/choice'
import { setQuantity } from '#domain/inventory/inventory'
import type { AmountsMeant } from '#domain/user-data/operations-between'
import { calculatorStore } from './calculator.ts'
import { changeCalculator, type StepName } from './history.ts'

/**
 * Everything a player can do to the calculator; each is one step that undo takes back (BEY-6). `meant` says whether amounts were set
 * `to` a number or changed `by` one: that decides when two devices change the same amount (SAVE-4).
 */

function changeQueue(
  name: StepName,
  change: (list: BuildList) => BuildList,
  meant: AmountsMeant = 'to',
): void {
  changeCalculator(name, ({ buildList }) => ({ buildList: change(buildList) }), meant)
}

/** The item of a queue entry, which names the step; '' where no entry stands at that place. */
function queuedItem(index: number): ItemId {
  return calculatorStore.getState().buildList[index]?.itemId ?? ('' as ItemId)
}

export function addToQueue(itemId: ItemId, quantity: number): void {
  changeQueue(
    { kind: 'queued', itemId },
    (list) => addEntry(list, { itemId, quantity, recipeIndex: 0 }),
    'by',
  )
}

export function setQueuedQuantity(index: number, quantity: number): void {
  changeQueue({ kind: 'queueAmount', itemId: queuedItem(index) }, (list) =>
    setEntryQuantity(list, index, quantity),
  )
}

/** Queues that many of an item by that recipe, whether it is queued already or not. */
export function setQueuedEntry(entry: BuildListEntry): void {
  const { itemId, recipeIndex, quantity } = entry
  changeQueue({ kind: 'queueAmount', itemId }, (list) => {
    const index = list.findIndex((one) => one.itemId === itemId && one.recipeIndex === recipeIndex)
    return index < 0 ? addEntry(list, entry) : setEntryQuantity(list, index, quantity)
  })
}

export function setQueuedRecipe(index: number, recipeIndex: number): void {
  changeQueue({ kind: 'queueRecipe', itemId: queuedItem(index) }, (list) =>
    setEntryRecipe(list, index, recipeIndex),
  )
}

export function removeFromQueue(index: number): void {
  changeQueue({ kind: 'dequeued', itemId: queuedItem(index) }, (list) => removeEntry(list, index))
}

export function clearQueue(): void {
  changeQueue({ kind: 'queueCleared' }, () => [])
}

/** Sets how many of an item the player owns, typed or one more or less; zero or less removes it (CAL-8). */
export function setStock(itemId: ItemId, quantity: number, meant: AmountsMeant = 'to'): void {
  changeCalculator(
    { kind: 'stock', itemId },
    ({ inventory }) => ({ inventory: setQuantity(inventory, itemId, quantity) }),
    meant,
  )
}

export function clearStock(): void {
  changeCalculator({ kind: 'stockCleared' }, () => ({ inventory: new Map() }))
}

/** Takes over a pasted list in one step: its amounts replace what is owned, or are added to it (BEY-7). Set to 0, an item goes. */
export function takeList(amounts: ReadonlyMap<ItemId, number>, how: 'set' | 'add'): void {
  changeCalculator(
    { kind: 'listPasted' },
    ({ inventory }) => {
      // One copy for the whole list: thousands of lines would make thousands.
      const held = new Map(inventory)
      for (const [itemId, quantity] of amounts) {
        const before = how === 'add' ? (held.get(itemId) ?? 0) : 0
        const after = Math.min(maxQuantity, before + quantity)
        if (after > 0) held.set(itemId, after)
        else held.delete(itemId)
      }
      return { inventory: held }
    },
    how === 'add' ? 'by' : 'to',
  )
}

/** Sets how to come by an item wherever the plan needs it; null for the catalogue's default (BEY-2). */
export function choose(itemId: ItemId, choice: Choice | null): void {
  changeCalculator({ kind: 'choice', itemId }, ({ choices }) => ({
    choices: withChoice(choices, itemId, choice),
  }))
}

export function resetChoices(): void {
  changeCalculator({ kind: 'choicesReset' }, () => ({ choices: new Map() }))
}

function withChoice(choices: Choices, itemId: ItemId, choice: Choice | null): Choices {
  const next = new Map(choices)
  if (choice) next.set(itemId, choice)
  else next.delete(itemId)
  return next
}
