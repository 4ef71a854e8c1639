import { useEffect, useState } from 'react'
import { Button } from './button.tsx'

type Props = { labels: { first: string; second: string }; withinMs: number; onConfirm: () => void }

/** A destructive act that needs a second press within the time given. */
export function SecondPressButton({ labels, withinMs, onConfirm }: Props) {
  const [armed, setArmed] = useState(false)

  useEffect(() => {
    if (!armed) return
    const timer = setTimeout(() => setArmed(false), withinMs)
    return () => clearTimeout(timer)
  }, [armed, withinMs])

  function press() {
    setArmed(!armed)
    if (armed) onConfirm()
  }

  return (
    <Button look={armed ? 'danger' : 'quiet'} onClick={press} aria-live="polite" className="-mr-2 text-small">
      {armed ? labels.second : labels.first}
    </Button>
  )
}
