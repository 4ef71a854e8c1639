import { calculatorText } from '../messages/calculator-text.ts'

/** The tier, its colour, and a mark for its band: 1-2, 3-4, 5-6, above 6 (CAL-4). */
export function TierChip({ tier }: { tier: number }) {
  const band = tierBand(tier)
  return (
    <span
      data-band={band}
      className={`tier-chip inline-block w-[34px] shrink-0 rounded-part text-center text-tiny font-bold text-panel ${colourOf(tier)}`}
      title={calculatorText.tierName(tier)}
    >
      {calculatorText.tierChip(tier)}
    </span>
  )
}

function tierBand(tier: number): 1 | 2 | 3 | 4 | undefined {
  if (tier < 1) return undefined
  if (tier <= 2) return 1
  if (tier <= 4) return 2
  return tier <= 6 ? 3 : 4
}

// Written out: class names are read from the source.
const colours = [
  'bg-(--t0)',
  'bg-(--t1)',
  'bg-(--t2)',
  'bg-(--t3)',
  'bg-(--t4)',
  'bg-(--t5)',
  'bg-(--t6)',
  'bg-(--t7)',
  'bg-(--t8)',
  'bg-(--t9)',
  'bg-(--t10)',
] as const

function colourOf(tier: number): string {
  return colours[Math.max(0, Math.min(tier, 10))]!
}
