import { itemName } from '#domain/catalog/catalog'
import type { Item } from '#domain/catalog/item'
import { inventoryCraftText as text } from '../../../messages/inventory-craft-text.ts'
import type { Engine } from '../../../state/engine.ts'
import { Button } from '../../../ui/button.tsx'
import { MessageLine } from '../../../ui/message-line.tsx'
import { AmountField } from '../../fields/amount-field.tsx'
import { useMay } from '../../membership.ts'
import { CraftCorrections } from './craft-corrections.tsx'
import { CraftCount, CraftProject, CraftRecipe } from './craft-fields.tsx'
import { useCraftForm } from './use-craft-form.ts'

type Props = {
  engine: Engine
  item: Item
  /** How much of the item the stock holds. */
  quantity: number
}

/** Records crafts of the opened item: in one step the stock loses what they used and gains what came out (INV-1). */
export function RecordCraft({ engine: { catalog }, item, quantity }: Props) {
  const mayRecord = useMay()('inventory.record_craft')
  const form = useCraftForm(item)
  // Without a recipe there is nothing to record.
  if (!form) return null
  const { values, sending } = form
  const words = (pieces: ReadonlyMap<string, number> | null) =>
    [...(pieces ?? [])].map(([id, pieceCount]) => text.part(pieceCount, itemName(catalog, id)))
  const used = words(form.used)
  const gained = words(form.gained)

  return (
    <form
      aria-label={text.title}
      noValidate
      className="flex flex-col gap-2 border-b border-line bg-sunken px-4 py-3 classic:py-2"
      onSubmit={(event) => void sending.submit(event)}
    >
      <div className="flex flex-wrap items-center gap-2">
        <h4 className="mr-auto font-bold">{text.title}</h4>
        <CraftProject value={values.projectId} onChange={form.chooseProject} />
      </div>
      <CraftRecipe catalog={catalog} item={item} value={values.recipeIndex} onChange={form.chooseRecipe} />
      <div className="flex flex-wrap items-center gap-2">
        <CraftCount value={values.crafts} onChange={form.chooseCrafts} />
        <span className="text-small text-ink-2">{text.change(quantity, quantity + values.amount)}</span>
      </div>
      <p className="text-small text-ink-2">
        {used.length > 0 ? text.uses(used) : text.usesNothing} {gained.length > 0 && text.gives(gained)}
      </p>
      <AmountField
        label={text.amount}
        value={values.amount}
        hint={text.amountHint}
        onChange={form.typeAmount}
      />
      <CraftCorrections
        catalog={catalog}
        expected={form.expected}
        corrections={values.corrections}
        onCorrect={form.correct}
      />
      {sending.trouble && (
        <div role="alert" className="text-small text-missing">
          <p className="font-semibold">{text.failed}</p>
          <p>{sending.trouble.reason}</p>
        </div>
      )}
      <Button
        type="submit"
        className="self-end"
        disabled={!mayRecord || sending.isBusy}
        {...(!mayRecord && { title: text.notYours })}
      >
        {sending.isBusy ? text.waiting : text.submit}
      </Button>
      <MessageLine message={form.message} />
    </form>
  )
}
