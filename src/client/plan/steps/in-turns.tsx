import type { BuildStep } from '#domain/crafting/build-step'
import { stepDoneText } from '../../messages/step-done-text.ts'

/** Says with what a step is done in turns, because that gives back what the step takes (BEY-4); nothing where nothing does. */
export function InTurns({ step: { rounds }, className }: { step: BuildStep; className: string }) {
  if (!rounds) return null
  const givers = new Set(rounds.ways.map(({ giver }) => giver.itemName))
  return <p className={className}>{stepDoneText.inTurns([...givers].join(', '), rounds.itemName)}</p>
}
