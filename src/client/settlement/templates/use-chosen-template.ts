import { useState } from 'react'
import type { TemplateHead } from '#domain/settlement/template'

/**
 * The templates that are not deleted, and the one that is chosen: the first at first, which stays so while others are saved. One
 * that goes is not replaced by another that nobody chose.
 */
export function useChosenTemplate<Template extends TemplateHead>(templates: readonly Template[]) {
  const [chosenId, choose] = useState<string | null>(null)
  const live = templates.filter(({ deletedAt }) => deletedAt === null)
  if (chosenId === null && live[0]) choose(live[0].id)
  return { live, chosen: live.find(({ id }) => id === chosenId) ?? null, choose }
}
