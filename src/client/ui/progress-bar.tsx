type Props = { percent: number; label: string; className?: string }

export function ProgressBar({ percent, label, className = '' }: Props) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      className={`h-2 overflow-hidden rounded-full bg-missing-soft ${className}`}
    >
      <div className="h-full rounded-full bg-have" style={{ width: `${percent}%` }} />
    </div>
  )
}
