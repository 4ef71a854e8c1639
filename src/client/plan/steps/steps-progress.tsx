import type { ReactNode } from 'react'
import { itemName } from '#domain/catalog/catalog'
import { stepDoneText as text } from '../../messages/step-done-text.ts'
import { useEngine } from '../../state/catalog.ts'
import { undo, useHistory, useStepsDone } from '../../state/history.ts'
import { Button } from '../../ui/button.tsx'

/** How far the player has come since the page was opened, the way back for what was ticked off last, and what else is shown above the steps (CAL-9). */
export function StepsProgress({ left, children }: { left: number; children?: ReactNode }) {
  const { catalog } = useEngine()
  const done = useStepsDone()
  const { undo: last } = useHistory()
  const ticked = last?.kind === 'stepDone' || last?.kind === 'stepPart' ? last : null
  const say = ticked?.kind === 'stepPart' ? text.partly : text.tickedOff

  return (
    <div className="flex min-h-10 flex-wrap items-center gap-x-3 border-b py-0.5 border-line px-3.5 text-small classic:min-h-7">
      <p>
        <b>{text.left(left)}</b>
        {done > 0 && <span className="text-have">, {text.done(done)}</span>}
      </p>
      <div className="ml-auto flex min-w-0 items-center gap-1">
        <p role="status" className="min-w-0 truncate text-ink-2">
          {ticked && say(itemName(catalog, ticked.itemId))}
        </p>
        {ticked && (
          <Button look="quiet" className="-mr-2 shrink-0" onClick={undo}>
            {text.undo}
          </Button>
        )}
      </div>
      {children}
    </div>
  )
}
