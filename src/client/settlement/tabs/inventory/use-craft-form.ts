import { useState } from 'react'
import type { Item } from '#domain/catalog/item'
import { craftParts, withRealAmounts } from '#domain/settlement/craft-parts'
import { expectedAmount } from '#domain/settlement/expected-amount'
import { inventoryCraftText as text } from '../../../messages/inventory-craft-text.ts'
import { useMessage } from '../../../ui/use-message.ts'
import { recordCraft } from '../../inventory-acts.ts'
import { useSettlementId } from '../../selectors.ts'
import { useActForm } from '../../use-act-form.ts'
import { type Corrections, listOf } from './craft-corrections.tsx'

const none: Corrections = { used: {}, gained: {} }

type CraftEntry = {
  readonly crafts: number
  /** The amount that came out; null as long as it is what the recipe lets expect. */
  readonly typed: number | null
  readonly corrections: Corrections
}

const firstEntry: CraftEntry = { crafts: 1, typed: null, corrections: none }

/** What the form of a craft holds, what it means for the stock, and how it is sent; null where the item is not crafted. */
export function useCraftForm(item: Item) {
  const settlementId = useSettlementId()
  const [recipeIndex, setRecipeIndex] = useState(0)
  const [entry, setEntry] = useState(firstEntry)
  const [projectId, setProjectId] = useState('')
  const [message, say] = useMessage()
  const { submit, isBusy, trouble, clear } = useActForm<unknown>(send, recorded)
  const { crafts, typed, corrections } = entry
  const recipe = item.recipes[recipeIndex]
  if (!recipe) return null
  const amount = typed ?? expectedAmount(recipe, crafts)
  const expected = craftParts(recipe, crafts, amount)
  const usable = [...recipe.ingredients, ...recipe.keptOnFailure]

  function send() {
    say(null)
    return recordCraft(settlementId, {
      itemId: item.id,
      recipeIndex,
      crafts,
      amount,
      ...(projectId !== '' && { projectId }),
      ...(corrections !== none && { used: listOf(corrections.used), gained: listOf(corrections.gained) }),
    })
  }

  function recorded() {
    say({ kind: 'success', text: text.done })
    // What was typed before the answer came is the next craft.
    setEntry((now) => (now === entry ? firstEntry : now))
  }

  /** Starts over with a number of crafts and the amounts that the recipe expects of them. */
  function begin(nextCrafts: number) {
    setEntry({ ...firstEntry, crafts: nextCrafts })
    clear()
  }

  function chooseRecipe(index: number) {
    setRecipeIndex(index)
    begin(crafts)
  }

  return {
    values: { recipeIndex, crafts, amount, projectId, corrections },
    expected,
    used: withRealAmounts(expected.used, listOf(corrections.used), usable),
    gained: withRealAmounts(expected.gained, listOf(corrections.gained), recipe.byproducts),
    chooseCrafts: begin,
    chooseRecipe,
    typeAmount: (next: number) => setEntry((now) => ({ ...now, typed: next })),
    chooseProject: setProjectId,
    correct: (next: Corrections) => setEntry((now) => ({ ...now, corrections: next })),
    sending: { submit, isBusy, trouble },
    message,
  }
}
