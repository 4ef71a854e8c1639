import { calculatorText } from '../messages/calculator-text.ts'

/** The tier, its colour, and a mark for its band: 1-2, 3-4, 5-6, above 6 (CAL-4). */
export function TierChip({ tier }: { tier: number }) {
  const band = tierBand(tier)
  return (
    <span
      data-band={band}
      className="tier-chip inline-flex h-[22px] w-[34px] shrink-0 flex-col items-center justify-center gap-px rounded-part text-tiny leading-none font-bold text-panel classic:h-[18px]"
      style={{ background: `var(--t${colourOf(tier)})` }}
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

function colourOf(tier: number): number {
  return tier < 0 ? 0 : Math.min(tier, 10)
}
