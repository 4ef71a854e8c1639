import type { BuildList } from '#domain/build-list/build-list'
import { type Catalog, itemName } from '#domain/catalog/catalog'
import { ledgerLimits } from '#domain/settlement/limits'
import { projectsText } from '../messages/projects-text.ts'

const text = projectsText.createFrom

/** The name of a project that is made of a queue: the first item, and how many more; null for an empty queue. */
export function nameOfQueue(catalog: Catalog, [first, ...others]: BuildList): string | null {
  if (!first) return null
  const name = `${first.quantity} x ${itemName(catalog, first.itemId)}`
  return (others.length === 0 ? name : text.andMore(name, others.length)).slice(0, ledgerLimits.nameLength)
}
