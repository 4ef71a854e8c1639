import type { StepIngredient } from '#domain/crafting/build-step'
import { stepText as text } from '../messages/step-text.ts'

/** How much of an ingredient is given back, in words; empty where all of it is used up (BEY-4). */
export function giveBackText({ kind, totalNeeded, totalSpent }: StepIngredient): string {
  if (kind === 'spentOnce') return text.spentOnce
  if (kind === 'kept') return text.kept
  return kind === 'comesBack' ? text.comesBack(totalNeeded - totalSpent) : ''
}
