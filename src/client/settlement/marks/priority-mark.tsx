import { type Priority, priorities } from '#domain/settlement/ledger-rows'

const bars = [4, 7, 10] as const

/** One to three bars; copper only for High. Hidden from screen readers: the word is written beside it. */
export function PriorityMark({ priority }: { priority: Priority }) {
  const filled = bars.length - priorities.indexOf(priority)
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 14 12"
      className={`h-3 w-3.5 shrink-0 ${priority === 'high' ? 'text-accent' : 'text-ink-2'}`}
      fill="currentColor"
    >
      {bars.map((height, at) => (
        <rect
          key={height}
          x={at * 5}
          y={11 - height}
          width="3.5"
          height={height}
          rx="0.5"
          opacity={at < filled ? 1 : 0.3}
        />
      ))}
    </svg>
  )
}
