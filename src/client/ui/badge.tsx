export function Badge({ children }: { children: string }) {
  return (
    <span className="rounded-full bg-accent-soft px-1.5 text-tiny font-semibold text-ink">{children}</span>
  )
}
