import type { Item } from '#domain/catalog/item'
import type { Choice } from '#domain/crafting/choice'
import type { Odds } from '#domain/crafting/odds'
import { isSameJson } from '#domain/user-data/same-json'
import type { Replies } from '../../api/ask.ts'
import { restoreText } from '../../messages/restore-text.ts'
import type { CalculatorState } from '../../state/calculator.ts'
import { setKeptBack, setOdds } from '../../state/counting-edits.ts'
import { choose, setQueuedEntry, setStock } from '../../state/edits.ts'
import type { Message } from '../../ui/use-message.ts'

const text = restoreText.superseded

/** A value that a later save of another device replaced (SAVE-4). */
export type ReplacedValue = Replies['listSupersededValues'][number]

type Value = number | Choice | Odds | null

/** Describes the replaced value and the current one, and says whether they are the same again. */
export function describeReplaced(replaced: ReplacedValue, item: Item | undefined, state: CalculatorState) {
  const was = replacedValue(replaced)
  const now = currentValue(replaced, state)
  const recipe = replaced.part === 'buildList' ? recipeName(item, replaced.recipeIndex) : ''
  const words = (value: Value) => valueWords(value, item, replaced.part)
  const said = text.was(text.parts[replaced.part], recipe, words(was), words(now))
  return { words: said, isBack: isSameJson(was, now) }
}

function replacedValue(replaced: ReplacedValue): Value {
  if (replaced.part === 'choices') return replaced.choice
  return replaced.part === 'odds' ? replaced.odds : replaced.quantity
}

/** Sets the value again, in one step that undo takes back. */
export function putBack(replaced: ReplacedValue): Message {
  const { itemId } = replaced
  if (replaced.part === 'choices') choose(itemId, replaced.choice)
  else if (replaced.part === 'odds') setOdds(itemId, replaced.odds)
  else if (replaced.part === 'keptBack') setKeptBack(itemId, replaced.quantity)
  else if (replaced.part === 'inventory') setStock(itemId, replaced.quantity)
  else setQueuedEntry({ itemId, recipeIndex: replaced.recipeIndex, quantity: replaced.quantity })
  return { kind: 'success', text: text.isBack }
}

function currentValue(replaced: ReplacedValue, now: CalculatorState): Value {
  const { inventory, buildList, choices, odds, keptBack } = now
  const { itemId } = replaced
  if (replaced.part === 'choices') return choices.get(itemId) ?? null
  if (replaced.part === 'odds') return odds.get(itemId) ?? null
  if (replaced.part === 'keptBack') return keptBack.get(itemId) ?? 0
  if (replaced.part === 'inventory') return inventory.get(itemId) ?? 0
  const entry = buildList.find((one) => one.itemId === itemId && one.recipeIndex === replaced.recipeIndex)
  return entry?.quantity ?? 0
}

function valueWords(value: Value, item: Item | undefined, part: ReplacedValue['part']): string {
  if (typeof value === 'number') return text.amount(value)
  if (value === 'average' || value === 'safe') return text.odds[value]
  if (part === 'odds') return text.odds.default
  if (!value) return text.ways.default
  if (value.source !== 'craft') return text.ways[value.source]
  return recipeName(item, value.recipeIndex) || text.ways.craft
}

/** '' where the item has only one recipe, or none with that number. */
function recipeName(item: Item | undefined, recipeIndex: number): string {
  return (item && item.recipes.length > 1 && item.recipes[recipeIndex]?.name) || ''
}
