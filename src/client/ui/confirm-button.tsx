import { useLayoutEffect, useRef, useState } from 'react'
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

  const turned = useRef(false)

  // Before the dialog around it sees that the focus is nowhere, and takes it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons change with it.
  useLayoutEffect(() => {
    if (turned.current) place.current?.querySelector<HTMLElement>('[data-first]')?.focus()
    turned.current = false
  }, [asking])

  function turn(next: boolean) {
    turned.current = true
    setAsking(next)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape answers "no" for the two buttons inside.
    <div
      ref={place}
      className="flex flex-wrap items-center justify-end gap-2 text-small"
      onKeyDown={(event) => {
        if (!asking || event.key !== 'Escape') return
        // It answers this question, and closes nothing around it.
        event.preventDefault()
        event.stopPropagation()
        turn(false)
      }}
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
