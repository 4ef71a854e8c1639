import type { BuildStep } from '#domain/crafting/build-step'
import { stepDoneText } from '../../messages/step-done-text.ts'

/** With what a step is done in turns, because that gives back what the step takes (BEY-4); '' where nothing does. */
export function inTurnsText({ rounds }: BuildStep): string {
  const givers = rounds.map(({ crafts }) => crafts.at(-1)!.step.itemName)
  return rounds[0] ? stepDoneText.inTurns([...new Set(givers)].join(', '), rounds[0].itemName) : ''
}
