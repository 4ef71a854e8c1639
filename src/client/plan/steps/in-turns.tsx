import type { BuildStep } from '#domain/crafting/build-step'
import { stepDoneText } from '../../messages/step-done-text.ts'

/** Names the items that are crafted in turns with a step, because they give back what it takes (BEY-4); empty where none do. */
export function InTurns({ step: { rounds }, className }: { step: BuildStep; className: string }) {
  if (!rounds) return null
  const givers = new Set(rounds.ways.map(({ giver }) => giver.itemName))
  return <p className={className}>{stepDoneText.inTurns([...givers].join(', '), rounds.itemName)}</p>
}
