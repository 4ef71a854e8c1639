/** In the middle of a tab or page that is being loaded. */
export function Waiting({ text, className = 'when-felt m-auto p-6' }: { text: string; className?: string }) {
  return (
    <p role="status" className={`font-semibold text-ink-2 ${className}`}>
      {text}
    </p>
  )
}
