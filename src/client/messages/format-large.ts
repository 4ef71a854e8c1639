import { formatNumber, numberFormat } from '#contract/sentences/numbers'

const compact = numberFormat({ notation: 'compact', maximumFractionDigits: 2 })

/** A total that fits on a card: from a million on in short form, `63.55M`. */
export function formatLarge(value: number): string {
  return value < 1_000_000 ? formatNumber(value) : compact(value)
}
