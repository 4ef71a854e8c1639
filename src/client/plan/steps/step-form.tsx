import { type KeyboardEvent, useState } from 'react'
import { formatNumber } from '#contract/sentences/numbers'
import { maxQuantity } from '#domain/build-list/build-list'
import type { BuildStep } from '#domain/crafting/build-step'
import { beforeTicking } from '#domain/crafting/complete-step'
import type { DoneBetween } from '#domain/crafting/done-between'
import { stepAction } from '#domain/crafting/step-action'
import { partOfStep, type StepPart, stepUnits } from '#domain/crafting/step-part'
import { stepDoneText as text } from '../../messages/step-done-text.ts'
import { stepText } from '../../messages/step-text.ts'
import { useUsableStock } from '../../state/usable-stock.ts'
import { Button } from '../../ui/button.tsx'
import { QuantityInput } from '../../ui/quantity-input.tsx'
import { usePlanCatalog } from '../current-plan.ts'

type Props = {
  step: BuildStep
  byChance: boolean
  onDone: (part: StepPart) => void
  onCancel: () => void
}

/** Asks what ticking the step off needs to know: how many, what chance gave, and whether to go on with too little. */
export function StepForm({ step, byChance, onDone, onCancel }: Props) {
  const catalog = usePlanCatalog()
  const inventory = useUsableStock()
  const all = stepUnits(step)
  const [units, setUnits] = useState(all)
  const [cameOut, setCameOut] = useState<number | null>(null)
  const part = partOfStep(step, units)
  const { short, between } = beforeTicking(inventory, step, part.crafts)
  const amount = byChance ? (cameOut ?? part.amount) : part.amount

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onCancel()
  }

  return (
    <form
      ref={focusFirstField}
      aria-label={text.form(stepText.actions[stepAction(catalog, step)], step.itemName)}
      className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-part bg-sunken px-2.5 py-1.5 text-small"
      // Before the amount's own Escape, which would only bring the old number back.
      onKeyDownCapture={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        onDone({ ...part, amount })
      }}
    >
      <Field
        label={text.howMany[step.action]}
        note={text.of(all)}
        // The step may have become shorter since the form was opened.
        value={Math.min(units, all)}
        min={1}
        max={all}
        onChange={setUnits}
        // The typed number comes with the key: `units` is set by it only in the next drawing.
        onEnter={(typed) => {
          const entered = partOfStep(step, typed)
          onDone({ ...entered, amount: byChance ? (cameOut ?? entered.amount) : entered.amount })
        }}
      />
      {byChance && (
        <Field
          label={text.cameOut}
          note={text.expected(part.amount)}
          value={amount}
          min={0}
          max={maxQuantity}
          onChange={setCameOut}
          onEnter={(typed) => onDone({ ...part, amount: typed })}
        />
      )}
      {step.rounds && between.length > 0 && (
        <p className="basis-full text-ink-2">{betweenText(step.rounds.itemName, between)}</p>
      )}
      {short.length > 0 && (
        <p className="basis-full text-warn">
          {text.short(short.map((row) => text.shortOf(row.short, row.itemName)).join(', '))}
        </p>
      )}
      <span className="ml-auto flex gap-1.5">
        <Button look="quiet" onClick={onCancel}>
          {text.cancel}
        </Button>
        <Button type="submit" look="primary">
          {short.length > 0 ? text.takeWhatIsThere : text.tick}
        </Button>
      </span>
    </form>
  )
}

/** Says what comes back while the step is done, and which crafts give it back and are ticked off with it (BEY-4). */
function betweenText(itemName: string, between: readonly DoneBetween[]): string {
  const crafts = between.flatMap(({ way, times }) =>
    way.crafts.map((one) => text.craftsOf(one.times * times, one.step.itemName)),
  )
  return text.between(itemName, crafts.join(', '))
}

type FieldProps = {
  label: string
  note: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
  onEnter: (value: number) => void
}

function Field({ label, note, ...field }: FieldProps) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true">{label}</span>
      <span className="field rounded-part border border-line-strong bg-paper">
        <QuantityInput {...field} label={label} format={formatNumber} className="h-control w-16" />
      </span>
      <span className="text-ink-3">{note}</span>
    </span>
  )
}

function focusFirstField(form: HTMLFormElement | null) {
  if (form && !form.contains(document.activeElement)) form.querySelector('input')?.focus()
}
