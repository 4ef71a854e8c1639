type Props = { done: number; now: number; missing: number; label: string; className?: string }

/** Progress in three parts, always in this order: done, can be done now, missing. The numbers are beside it. */
export function PartsBar({ done, now, missing, label, className = '' }: Props) {
  const all = done + now + missing
  const share = (part: number) => ({ width: `${all === 0 ? 0 : (100 * part) / all}%` })
  return (
    <div
      role="img"
      aria-label={label}
      className={`flex h-2 overflow-hidden rounded-full border border-line-strong bg-missing-soft ${className}`}
    >
      <i className="bg-have" style={share(done)} />
      <i className="bg-(image:--hatch)" style={share(now)} />
    </div>
  )
}
