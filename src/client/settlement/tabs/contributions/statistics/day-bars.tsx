import { scaleBand, scaleLinear } from 'd3-scale'
import { formatNumber } from '#contract/sentences/numbers'

const [width, height] = [400, 240]
/** The space around the bars, for numbers and names. */
const edge = { top: 18, right: 4, bottom: 22, left: 30 }

type Bar = { readonly key: string; readonly word: string; readonly value: number }
type Props = { label: string; bars: readonly Bar[] }

/** A bar for each day or week, with the largest one's number on it; every fourth bar has its name. */
export function DayBars({ label, bars }: Props) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  const x = scaleBand(
    bars.map(({ key }) => key),
    [edge.left, width - edge.right],
  ).padding(0.3)
  const y = scaleLinear([0, most], [height - edge.bottom, edge.top]).nice(4)
  const ticks = y.ticks(4).filter(Number.isInteger)
  const largest = bars.findLast(({ value }) => value === most)
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} className="statistics-chart">
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={edge.left} x2={width - edge.right} y1={y(tick)} y2={y(tick)} className="chart-line" />
          <text x={edge.left - 6} y={y(tick) + 4} textAnchor="end">
            {formatNumber(tick)}
          </text>
        </g>
      ))}
      {bars.map(({ key, word, value }, index) => (
        <g key={key}>
          <rect
            x={x(key)}
            width={x.bandwidth()}
            y={y(value)}
            height={y(0) - y(value)}
            rx="2"
            className="chart-bar"
          >
            <title>{`${word}: ${formatNumber(value)}`}</title>
          </rect>
          {(bars.length - 1 - index) % 4 === 0 && (
            <text x={(x(key) ?? 0) + x.bandwidth() / 2} y={height - 6} textAnchor="middle">
              {word}
            </text>
          )}
        </g>
      ))}
      {largest && largest.value > 0 && (
        <text
          x={(x(largest.key) ?? 0) + x.bandwidth() / 2}
          y={y(largest.value) - 5}
          textAnchor="middle"
          className="chart-number"
        >
          {formatNumber(largest.value)}
        </text>
      )}
    </svg>
  )
}
