import { scaleLinear } from 'd3-scale'
import { formatNumber } from '#contract/sentences/numbers'

type Bar = { readonly key: string; readonly word: string; readonly value: number }
type Props = { label: string; bars: readonly Bar[] }

/** A row for each name: the name, a bar and the number. */
export function NamedBars({ label, bars }: Props) {
  const x = scaleLinear([0, Math.max(1, ...bars.map(({ value }) => value))], [0, 100])
  return (
    <ul aria-label={label} className="named-bars">
      {bars.map(({ key, word, value }) => (
        <li key={key}>
          <span className="truncate text-small text-ink-2" title={word}>
            {word}
          </span>
          <svg aria-hidden="true" viewBox="0 0 100 12" preserveAspectRatio="none">
            <rect width={Math.max(0.5, x(value))} height="12" className="chart-bar" />
          </svg>
          <b className="text-small">{formatNumber(value)}</b>
        </li>
      ))}
    </ul>
  )
}
