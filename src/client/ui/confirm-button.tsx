import { useState } from 'react'
import { Button } from './button.tsx'
import { takeFocus } from './take-focus.ts'

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
  const [state, setState] = useState<'idle' | 'asking' | 'declined'>('idle')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape answers "no" for the two buttons inside.
    <div
      className="flex flex-wrap items-center justify-end gap-2 text-small"
      onKeyDown={(event) => {
        if (state !== 'asking' || event.key !== 'Escape') return
        // It answers this question, and closes nothing around it.
        event.preventDefault()
        event.stopPropagation()
        setState('declined')
      }}
    >
      {state === 'asking' ? (
        <>
          <span role="status" className="font-semibold">
            {labels.question}
          </span>
          <Button
            look="danger"
            onClick={() => {
              setState('idle')
              onConfirm()
            }}
          >
            {labels.yes}
          </Button>
          <Button ref={takeFocus} onClick={() => setState('declined')}>
            {labels.no}
          </Button>
        </>
      ) : (
        <Button
          ref={state === 'declined' ? takeFocus : undefined}
          look="quiet"
          aria-label={askLabel}
          disabled={disabled}
          title={title}
          onClick={() => setState('asking')}
        >
          {labels.ask}
        </Button>
      )}
    </div>
  )
}
