import { useState } from 'react'
import { type Gesture, newGesture } from '../../api/gesture.ts'
import { perform } from '../../api/perform.ts'
import { templatesText as text } from '../../messages/templates-text.ts'

export type NamedTemplate = { readonly id: string; readonly name: string }

/** What came of the last deletion or restoration, to be said in the dialog. */
export type EndOfTemplate =
  | { readonly kind: 'deleted' | 'restored'; readonly template: NamedTemplate }
  | { readonly kind: 'failed'; readonly sentence: string; readonly reason: string }

export type TemplateEnds = {
  readonly last: EndOfTemplate | null
  readonly remove: (template: NamedTemplate) => Promise<void>
  readonly restore: (template: NamedTemplate) => Promise<void>
}

/** Deletes templates of a settlement and brings them back; they need a connection (BEY-6). */
export function useTemplateEnds(settlementId: string, askAgain: () => Promise<void>): TemplateEnds {
  const [last, setLast] = useState<EndOfTemplate | null>(null)
  const [gesture] = useState(newGesture)

  async function end(kind: 'deleted' | 'restored', template: NamedTemplate) {
    const outcome = await send(kind, { settlementId, templateId: template.id }, gesture)
    const sentence = kind === 'deleted' ? text.deleteFailed : text.restoreFailed
    setLast(outcome.done ? { kind, template } : { kind: 'failed', sentence, reason: outcome.trouble.reason })
    if (outcome.done) await askAgain()
  }

  return {
    last,
    remove: (template) => end('deleted', template),
    restore: (template) => end('restored', template),
  }
}

type OfTemplate = { readonly settlementId: string; readonly templateId: string }

function send(kind: 'deleted' | 'restored', input: OfTemplate, gesture: Gesture) {
  return perform({ procedure: kind === 'deleted' ? 'deleteTemplate' : 'restoreTemplate', input, gesture })
}
