import type { BuildStep } from '#domain/crafting/build-step'
import { stepAction } from '#domain/crafting/step-action'
import { stepDoneText as text } from '../../messages/step-done-text.ts'
import { stepText } from '../../messages/step-text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { usePlanCatalog } from '../current-plan.ts'

type Props = {
  step: BuildStep
  /** Whether everything the step takes is in the inventory. */
  isReady: boolean
  /** Called with the pressed button, whose row may go away: the focus then goes to the next row. */
  onDone: (button: HTMLElement) => void
  /** Opens the form for a part of the step; null for a step that has no parts. */
  onPart: (() => void) | null
}

/** Ticks a step off, whole or in part. */
export function StepActions({ step, isReady, onDone, onPart }: Props) {
  const action = stepText.actions[stepAction(usePlanCatalog(), step)]
  return (
    <div className="flex shrink-0 items-center gap-1 @max-[28rem]:order-3">
      {onPart && (
        <Button
          look="quiet"
          className="text-small"
          title={text.partOf(action, step.itemName)}
          aria-label={text.partOf(action, step.itemName)}
          onClick={onPart}
        >
          {text.part}
        </Button>
      )}
      <Button
        // focusNeighbour looks for it when the row goes away.
        data-remove
        className={`text-small ${isReady ? 'border-have bg-have-soft font-semibold text-have' : 'text-ink-2'}`}
        title={text.buttonOf(action, step.itemName)}
        aria-label={text.buttonOf(action, step.itemName)}
        onClick={(event) => onDone(event.currentTarget)}
      >
        <Icon name="check" />
        {text.button}
      </Button>
    </div>
  )
}
