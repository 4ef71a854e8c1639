import { shareText } from '../../messages/share-text.ts'
import { Button } from '../../ui/button.tsx'

const text = shareText.open

const words = {
  damaged: [text.damaged, text.damagedHint],
  newer: [text.newer, text.newerHint],
  unsupported: [text.unsupported, text.unsupportedHint],
} as const

/** Why a link cannot be opened, and the way on. */
export function LinkProblem({ problem, onClose }: { problem: keyof typeof words; onClose: () => void }) {
  const [what, hint] = words[problem]
  return (
    <>
      <p role="alert" className="font-semibold">
        {what}
      </p>
      <p className="mb-4 text-ink-2">{hint}</p>
      <div className="flex flex-wrap gap-2">
        {problem === 'newer' && (
          <Button look="primary" onClick={() => location.reload()}>
            {text.reload}
          </Button>
        )}
        <Button look={problem === 'newer' ? 'plain' : 'primary'} onClick={onClose}>
          {text.goOn}
        </Button>
      </div>
    </>
  )
}
