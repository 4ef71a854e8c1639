import { useRef, useState } from 'react'
import { Button } from './button.tsx'

type Props = {
  labels: { ask: string; question: string; yes: string; no: string }
  /** What the first button is called where many of them stand on the page. */
  askLabel?: string
  disabled?: boolean
  title?: string
  onConfirm: () => void
}

/** A destructive act that asks in place. */
export function ConfirmButton({ labels, askLabel, disabled, title, onConfirm }: Props) {
  const [asking, setAsking] = useState(false)
  const place = useRef<HTMLDivElement>(null)

  function turn(next: boolean) {
    setAsking(next)
    requestAnimationFrame(() => place.current?.querySelector<HTMLElement>('[data-first]')?.focus())
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape answers "no" for the two buttons inside.
    <div
      ref={place}
      className="flex flex-wrap items-center justify-end gap-2 text-small"
      onKeyDown={(event) => asking && event.key === 'Escape' && turn(false)}
    >
      {asking ? (
        <>
          <span role="status" className="font-semibold">
            {labels.question}
          </span>
          <Button
            look="danger"
            onClick={() => {
              setAsking(false)
              onConfirm()
            }}
          >
            {labels.yes}
          </Button>
          <Button data-first onClick={() => turn(false)}>
            {labels.no}
          </Button>
        </>
      ) : (
        <Button
          data-first
          look="quiet"
          aria-label={askLabel}
          disabled={disabled}
          title={title}
          onClick={() => turn(true)}
        >
          {labels.ask}
        </Button>
      )}
    </div>
  )
}
