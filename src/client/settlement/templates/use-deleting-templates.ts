import { useState } from 'react'
import { type Gesture, newGesture } from '../../api/gesture.ts'
import { perform } from '../../api/perform.ts'
import { templatesText as text } from '../../messages/templates-text.ts'

export type TemplateName = { readonly id: string; readonly name: string }

/** How the last deletion or restoration went, for the dialog to say. */
export type LastTemplateChange =
  | { readonly kind: 'deleted' | 'restored'; readonly template: TemplateName }
  | { readonly kind: 'failed'; readonly sentence: string; readonly reason: string }

export type DeletingTemplates = {
  readonly last: LastTemplateChange | null
  readonly remove: (template: TemplateName) => Promise<void>
  readonly restore: (template: TemplateName) => Promise<void>
}

/** Deletes and restores a settlement's templates. Both need a connection (BEY-6). */
export function useDeletingTemplates(settlementId: string, askAgain: () => Promise<void>): DeletingTemplates {
  const [last, setLast] = useState<LastTemplateChange | null>(null)
  const [gesture] = useState(newGesture)

  async function change(kind: 'deleted' | 'restored', template: TemplateName) {
    const outcome = await send(kind, { settlementId, templateId: template.id }, gesture)
    const sentence = kind === 'deleted' ? text.deleteFailed : text.restoreFailed
    setLast(outcome.done ? { kind, template } : { kind: 'failed', sentence, reason: outcome.trouble.reason })
    if (outcome.done) await askAgain()
  }

  return {
    last,
    remove: (template) => change('deleted', template),
    restore: (template) => change('restored', template),
  }
}

type OfTemplate = { readonly settlementId: string; readonly templateId: string }

function send(kind: 'deleted' | 'restored', input: OfTemplate, gesture: Gesture) {
  return perform({ procedure: kind === 'deleted' ? 'deleteTemplate' : 'restoreTemplate', input, gesture })
}
