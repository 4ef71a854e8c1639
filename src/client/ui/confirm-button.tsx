import { useState } from 'react'
import { Button } from './button.tsx'
import { QuestionLine } from './question-line.tsx'
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
  if (state === 'asking')
    return (
      <QuestionLine
        labels={labels}
        onYes={() => {
          setState('idle')
          onConfirm()
        }}
        onNo={() => setState('declined')}
      />
    )
  return (
    <div className="flex flex-wrap items-center justify-end gap-2 text-small">
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
    </div>
  )
}
