import { useMemo } from 'react'
import { popularTargets } from '#domain/lookup/popular-targets'
import { ItemLabel } from '../../item/item-label.tsx'
import { TierChip } from '../../item/tier-chip.tsx'
import { firstPlanText as text } from '../../messages/first-plan-text.ts'
import { useEngine } from '../../state/catalog.ts'
import { addToQueue } from '../../state/edits.ts'
import { Button } from '../../ui/button.tsx'
import { focusResults } from './focus-results.ts'
import { takeSample } from './sample-edits.ts'

/** Enough to see a list of materials worth having. */
const amount = 20
const offered = 3

/** Three popular targets and a sample plan of all of them, from the catalogue in use: a right list of materials in one press. */
export function FirstTargets() {
  const { catalog } = useEngine()
  const targets = useMemo(() => popularTargets(catalog, offered), [catalog])
  if (targets.length === 0) return null

  const entries = targets.map((itemId) => ({ itemId, quantity: amount, recipeIndex: 0 }))
  const items = targets.map((itemId) => catalog.itemAt(catalog.indexById.get(itemId)!))
  return (
    <section aria-labelledby="first-targets" className="mx-auto flex w-72 max-w-full flex-col gap-1.5">
      <h3 id="first-targets" className="text-small text-ink-2">
        {text.tryOne}
      </h3>
      {items.map(({ id, name, tier, rarity }) => (
        <Button
          key={id}
          className="justify-start! text-left"
          onClick={() => {
            addToQueue(id, amount)
            focusResults()
          }}
        >
          <TierChip tier={tier} />
          <ItemLabel name={text.plan(amount, name)} rarity={rarity} />
        </Button>
      ))}
      <Button
        look="primary"
        onClick={() => {
          takeSample(entries)
          focusResults()
        }}
      >
        {text.seeSample}
      </Button>
    </section>
  )
}
