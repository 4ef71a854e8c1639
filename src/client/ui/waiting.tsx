/** Says that a tab or page is being loaded, in its middle; the page is not at rest while this is shown (state/when-at-rest). */
export function Waiting({ text, className = 'when-felt m-auto p-6' }: { text: string; className?: string }) {
  return (
    <p role="status" data-waiting="" className={`font-semibold text-ink-2 ${className}`}>
      {text}
    </p>
  )
}
