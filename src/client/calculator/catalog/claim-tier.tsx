import { useState } from 'react'
import { claimTiers } from '#domain/lookup/claim-tiers'
import { targetsText } from '../../messages/targets-text.ts'
import { useCalculator } from '../../state/calculator.ts'
import { useEngine } from '../../state/catalog.ts'
import { addToQueue } from '../../state/edits.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'

const text = targetsText.claim

/** Queues a claim's next tier in one press (BEY-19); shows nothing where the catalogue has no such research. */
export function ClaimTier() {
  const { catalog } = useEngine()
  const buildList = useCalculator((state) => state.buildList)
  const tiers = claimTiers(catalog)
  const inventory = useCalculator((state) => state.inventory)
  const [chosenTier, chooseTier] = useState<number | null>(null)
  if (tiers.length === 0) return null
  const owned = tiers.findLast(({ id }) => (inventory.get(id) ?? 0) > 0)
  // Where nothing is chosen and no research owned, the tier below the first that can be researched.
  const tier = chosenTier ?? owned?.tier ?? tiers[0]!.tier - 1
  const next = tiers.find((research) => research.tier > tier)
  const isQueued = buildList.some(({ itemId }) => itemId === next?.id)
  const levels = [tiers[0]!.tier - 1, ...tiers.map((research) => research.tier)]
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-part bg-sunken px-2.5 py-1.5 text-small">
      <span className="text-ink-2">{text.label}</span>
      <SelectField
        label={text.tier}
        value={String(tier)}
        changed={false}
        options={levels.map((level) => ({ value: String(level), text: text.tierOption(level) }))}
        onChange={(level) => chooseTier(Number(level))}
      />
      {next === undefined && <span className="text-ink-2">{text.isHighest}</span>}
      {next && (
        <Button disabled={isQueued} onClick={() => addToQueue(next.id, 1)}>
          {isQueued ? text.isQueued : text.next(next.tier)}
        </Button>
      )}
    </div>
  )
}
