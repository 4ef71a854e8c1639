import { useState } from 'react'
import { itemName } from '#domain/catalog/catalog'
import type { Item } from '#domain/catalog/item'
import { inOrder } from '#domain/planning/project-order'
import { corrected, craftParts } from '#domain/settlement/craft-parts'
import { expectedAmount } from '#domain/settlement/expected-amount'
import type { Outcome } from '../../../api/outcome.ts'
import { useSubmit } from '../../../api/use-submit.ts'
import { wayText } from '../../../item/way-text.ts'
import { formatNumber } from '../../../messages/format.ts'
import { inventoryCraftText as text } from '../../../messages/inventory-craft-text.ts'
import type { Engine } from '../../../state/engine.ts'
import { Button } from '../../../ui/button.tsx'
import { MessageLine } from '../../../ui/message-line.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import { useMessage } from '../../../ui/use-message.ts'
import { AmountField } from '../../fields/amount-field.tsx'
import { recordCraft } from '../../inventory-acts.ts'
import { useMay } from '../../membership.ts'
import { useRows, useSettlementId } from '../../selectors.ts'
import { type Corrections, CraftCorrections, listOf } from './craft-corrections.tsx'

const mostCrafts = 1_000_000
const none: Corrections = { used: {}, gained: {} }

type Props = { engine: Engine; item: Item; quantity: number }

/** Records crafts of the opened item: what they used goes, what came out is there, in one step (INV-1). */
export function RecordCraft({ engine: { catalog }, item, quantity }: Props) {
  const settlementId = useSettlementId()
  const projects = inOrder(useRows('projects'))
  const mayRecord = useMay()('inventory.record_craft')
  const [recipeIndex, setRecipeIndex] = useState(0)
  const [crafts, setCrafts] = useState(1)
  const [typed, setTyped] = useState<number | null>(null)
  const [projectId, setProjectId] = useState('')
  const [corrections, setCorrections] = useState(none)
  const [message, say] = useMessage()
  const { submit, isBusy, trouble, clear } = useSubmit<unknown>(send, recorded)
  const recipe = item.recipes[recipeIndex]
  if (!recipe) return null
  const amount = typed ?? expectedAmount(recipe, crafts)
  const expected = craftParts(recipe, crafts, amount)
  const parts = {
    used: corrected(expected.used, listOf(corrections.used), [
      ...recipe.ingredients,
      ...recipe.keptOnFailure,
    ]),
    gained: corrected(expected.gained, listOf(corrections.gained), recipe.byproducts),
  }
  const words = (pieces: ReadonlyMap<string, number> | null) =>
    [...(pieces ?? [])].map(([id, pieceCount]) => text.part(pieceCount, itemName(catalog, id)))

  function send(): Promise<Outcome<unknown>> {
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
    begin(1)
  }

  function begin(nextCrafts: number) {
    setCrafts(nextCrafts)
    setTyped(null)
    setCorrections(none)
    clear()
  }

  return (
    <form
      aria-label={text.title}
      noValidate
      className="flex flex-col gap-2 border-b border-line bg-sunken px-4 py-3 classic:py-2"
      onSubmit={(event) => void submit(event)}
    >
      <div className="flex flex-wrap items-center gap-2">
        <h4 className="mr-auto font-bold">{text.title}</h4>
        {projects.length > 0 && (
          <span className="flex max-w-52">
            <SelectField
              label={text.project}
              value={projectId}
              options={[
                { value: '', text: text.nobody },
                ...projects.map(({ id, name }) => ({ value: id, text: text.forProject(name) })),
              ]}
              changed={projectId !== ''}
              onChange={setProjectId}
            />
          </span>
        )}
      </div>
      {item.recipes.length > 1 && (
        <SelectField
          label={text.recipe}
          value={String(recipeIndex)}
          options={item.recipes.map((_, index) => ({
            value: String(index),
            text: wayText(catalog, item, { source: 'craft', recipeIndex: index }),
          }))}
          changed={false}
          onChange={(index) => {
            setRecipeIndex(Number(index))
            begin(crafts)
          }}
        />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <span aria-hidden="true" className="min-w-20 text-small font-semibold">
          {text.crafts}
        </span>
        <Stepper
          wide
          value={crafts}
          min={1}
          max={mostCrafts}
          fallback={1}
          labels={{ field: text.crafts, less: text.lessCrafts, more: text.moreCrafts }}
          format={formatNumber}
          onChange={begin}
        />
        <span className="text-small text-ink-2">{text.change(quantity, quantity + amount)}</span>
      </div>
      <p className="text-small text-ink-2">
        {words(parts.used).length > 0 ? text.uses(words(parts.used)) : text.usesNothing}{' '}
        {words(parts.gained).length > 0 && text.gives(words(parts.gained))}
      </p>
      <AmountField label={text.amount} value={amount} hint={text.amountHint} onChange={setTyped} />
      <CraftCorrections
        catalog={catalog}
        expected={expected}
        corrections={corrections}
        onCorrect={setCorrections}
      />
      {trouble && (
        <div role="alert" className="text-small text-missing">
          <p className="font-semibold">{text.failed}</p>
          <p>{trouble.reason}</p>
        </div>
      )}
      <Button
        type="submit"
        className="self-end"
        disabled={!mayRecord || isBusy}
        {...(!mayRecord && { title: text.notYours })}
      >
        {isBusy ? text.waiting : text.submit}
      </Button>
      <MessageLine message={message} />
    </form>
  )
}
