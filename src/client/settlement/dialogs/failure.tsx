type Props = { sentence: string; reason?: string | undefined; className?: string }

/** What failed, and on its own line why. */
export function Failure({ sentence, reason, className = '' }: Props) {
  return (
    <div role="alert" className={`text-missing ${className}`}>
      <p className="font-semibold">{sentence}</p>
      {reason && <p className="text-small">{reason}</p>}
    </div>
  )
}
