import { type Catalog, itemName } from '#domain/catalog/catalog'
import { undoText as text } from '../../messages/undo-text.ts'
import type { StepName } from '../../state/history.ts'

/** What a step of the history did, in words (BEY-6). */
export function stepWords(catalog: Catalog, step: StepName): string {
  return 'itemId' in step ? text.steps[step.kind](itemName(catalog, step.itemId)) : text.steps[step.kind]
}
