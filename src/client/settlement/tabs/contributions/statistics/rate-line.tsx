import { scaleLinear, scalePoint } from 'd3-scale'
import { contributionStatisticsText as text } from '../../../../messages/contribution-statistics-text.ts'

const [width, height] = [400, 240]
/** The space around the line, for numbers and names. */
const edge = { top: 18, right: 26, bottom: 22, left: 44 }

type Point = { readonly key: string; readonly word: string; readonly percent: number | null }
type Props = { label: string; points: readonly Point[] }

/**
 * A percentage for each week as a line, the newest also as a number; a week without a percentage is left out. Every second week has its
 * name.
 */
export function RateLine({ label, points }: Props) {
  const x = scalePoint(
    points.map(({ key }) => key),
    [edge.left + 18, width - edge.right],
  )
  const y = scaleLinear([0, 100], [height - edge.bottom, edge.top])
  const known = points.flatMap(({ percent, ...point }) => (percent === null ? [] : [{ ...point, percent }]))
  const at = ({ key, percent }: (typeof known)[number]) => ({ cx: x(key) ?? 0, cy: y(percent) })
  const last = known.at(-1)
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} className="statistics-chart">
      {[0, 50, 100].map((tick) => (
        <g key={tick}>
          <line x1={edge.left} x2={width - 4} y1={y(tick)} y2={y(tick)} className="chart-line" />
          <text x={edge.left - 6} y={y(tick) + 4} textAnchor="end">
            {text.percent(tick)}
          </text>
        </g>
      ))}
      {points.map(({ key, word }, index) => (
        <text key={key} x={x(key)} y={height - 6} textAnchor="middle">
          {(points.length - 1 - index) % 2 === 0 && word}
        </text>
      ))}
      <polyline
        points={known.map((point) => `${at(point).cx},${at(point).cy}`).join(' ')}
        className="chart-rate"
      />
      {known.map((point) => (
        <circle key={point.key} {...at(point)} r="4" className="chart-point">
          <title>{`${point.word}: ${text.percent(point.percent)}`}</title>
        </circle>
      ))}
      {last && (
        <text x={at(last).cx} y={at(last).cy - 9} textAnchor="middle" className="chart-number">
          {text.percent(last.percent)}
        </text>
      )}
    </svg>
  )
}
