/** In the middle of a tab or page that is being loaded; what can wait until the page is at rest waits for it (state/when-at-rest). */
export function Waiting({ text, className = 'when-felt m-auto p-6' }: { text: string; className?: string }) {
  return (
    <p role="status" data-waiting="" className={`font-semibold text-ink-2 ${className}`}>
      {text}
    </p>
  )
}
