import type { BuildStep } from '#domain/crafting/build-step'
import { stepDoneText } from '../../messages/step-done-text.ts'

/** Says with what a step is done in turns, because that gives back what the step takes (BEY-4); nothing where nothing does. */
export function InTurns({ step: { rounds }, className }: { step: BuildStep; className: string }) {
  const givers = rounds.map(({ crafts }) => crafts.at(-1)!.step.itemName)
  if (!rounds[0]) return null
  return (
    <p className={className}>{stepDoneText.inTurns([...new Set(givers)].join(', '), rounds[0].itemName)}</p>
  )
}
