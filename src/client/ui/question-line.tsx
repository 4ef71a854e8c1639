import { Button } from './button.tsx'
import { takeFocus } from './take-focus.ts'

type Props = {
  labels: { question: string; yes: string; no: string }
  onYes: () => void
  onNo: () => void
}

/** Asks in place before a destructive act; Escape answers "no". `data-apart`: a list walked by arrow keys leaves the buttons to Tab. */
export function QuestionLine({ labels, onYes, onNo }: Props) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape answers "no" for the two buttons inside.
    <div
      data-apart
      className="flex flex-wrap items-center justify-end gap-1.5 text-small"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // It answers this question, and closes nothing around it.
        event.preventDefault()
        event.stopPropagation()
        onNo()
      }}
    >
      <span role="status" className="font-semibold">
        {labels.question}
      </span>
      <Button look="danger" className="px-2" onClick={onYes}>
        {labels.yes}
      </Button>
      <Button ref={takeFocus} className="px-2" onClick={onNo}>
        {labels.no}
      </Button>
    </div>
  )
}
