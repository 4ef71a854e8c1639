import type { ProjectStatus } from '#domain/settlement/ledger-rows'

const size = 16
const radius = 6
/** The length of a circle of half the radius: its stroke, as wide as the radius, fills the disc like a slice of a pie. */
const around = 2 * Math.PI * (radius / 2)

const colours: Readonly<Record<ProjectStatus, string>> = {
  not_started: 'text-ink-2',
  in_progress: 'text-warn',
  completed: 'text-have',
}

/** The status as a shape: a dashed ring, a ring that fills, a disc with a tick. Its word stands beside it. */
export function StatusMark({ status, percent }: { status: ProjectStatus; percent: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${size} ${size}`}
      className={`size-4 shrink-0 ${colours[status]}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      {status === 'completed' ? (
        <>
          <circle cx="8" cy="8" r="7" fill="currentColor" stroke="none" />
          <path d="M4.5 8.5 7 11l4.5-5" className="stroke-panel" strokeWidth="2" />
        </>
      ) : (
        <circle cx="8" cy="8" r={radius} strokeDasharray={status === 'not_started' ? '2.5 2.2' : undefined} />
      )}
      {status === 'in_progress' && (
        <circle
          cx="8"
          cy="8"
          r={radius / 2}
          strokeWidth={radius}
          strokeDasharray={`${(around * percent) / 100} ${around}`}
          transform="rotate(-90 8 8)"
        />
      )}
    </svg>
  )
}
