import { Button } from './button.tsx'

type Props = {
  text: string
  /** Why, on a line of its own. */
  reason?: string
  retry: string
  onRetry: () => void
  className?: string
}

/** Stands in place of a list or a part of a dialog that could not be loaded, with a button to try again. */
export function NotLoaded({ text, reason, retry, onRetry, className = '' }: Props) {
  return (
    <div
      role="alert"
      className={`flex flex-wrap items-center gap-x-3 gap-y-1.5 py-2 text-missing ${className}`}
    >
      <div className="min-w-0">
        <p>{text}</p>
        {reason && <p className="text-small">{reason}</p>}
      </div>
      <Button onClick={onRetry}>{retry}</Button>
    </div>
  )
}
