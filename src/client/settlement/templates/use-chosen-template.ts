import { useState } from 'react'
import type { TemplateHead } from '#domain/settlement/template'

/**
 * The templates that are not deleted, and the chosen one: at the beginning the first of them, which stays chosen while others are saved.
 * Where the chosen template is deleted, none takes its place, because nobody chose it.
 */
export function useChosenTemplate<Template extends TemplateHead>(templates: readonly Template[]) {
  const [chosenId, choose] = useState<string | null>(null)
  const live = templates.filter(({ deletedAt }) => deletedAt === null)
  // Set while rendering: React then renders again before anything is shown.
  if (chosenId === null && live[0]) choose(live[0].id)
  return { live, chosen: live.find(({ id }) => id === chosenId) ?? null, choose }
}
