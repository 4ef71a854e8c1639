import { type Catalog, findItem } from '../catalog/catalog.ts'
import type { Priority, ProjectItem, Ways } from './ledger-rows.ts'

/** What a template is for: dealing tasks out (TSK-4), or beginning a project (PRJ-5). */
export const templateKinds = ['assignment', 'project'] as const
export type TemplateKind = (typeof templateKinds)[number]

/** How an assignment template deals tasks out (TSK-4). */
export type Pattern = {
  /** Whether those with the fewest open tasks come first; else the tasks go round in the order of the players. */
  readonly balanceWorkload: boolean
  /** How many open tasks it leaves somebody with at most. */
  readonly maxTasksPerPlayer: number
  /** Members by user id, named players by their id; without any, the three with the fewest open tasks. */
  readonly preferredPlayers: readonly string[]
}

export type TemplateItem = Pick<ProjectItem, 'itemId' | 'quantity' | 'recipeIndex'>

/** What a project that is started from a template begins with. */
export type Outline = {
  readonly priority: Priority
  readonly items: readonly TemplateItem[]
  readonly ways: Ways
}

/** What every template has. */
export type TemplateHead = {
  readonly id: string
  readonly name: string
  readonly description: string
  /** ISO times. */
  readonly createdAt: string
  /** null unless it was deleted; then it can be restored for a while. */
  readonly deletedAt: string | null
}

export type AssignmentTemplate = TemplateHead & {
  readonly pattern: Pattern
  /** How many of its preferred players have left the settlement since. */
  readonly formerPlayers: number
}

export type ProjectTemplate = TemplateHead & { readonly outline: Outline }

/** Log entries about templates. */
export type TemplateFacts = {
  'template.saved': { readonly template: string; readonly kind: TemplateKind }
  'template.deleted': { readonly template: string }
  'template.restored': { readonly template: string }
}

/** The part of an outline that a catalogue knows: a recipe that is gone becomes the item's first, or is no longer chosen; an item that is gone is left out. */
export function knownPart({ priority, items, ways }: Outline, catalog: Catalog): Outline {
  const known = items.flatMap((asked) => {
    const item = findItem(catalog, asked.itemId)
    return item ? [{ ...asked, recipeIndex: item.recipes[asked.recipeIndex] ? asked.recipeIndex : 0 }] : []
  })
  const stillGood = Object.entries(ways).filter(([itemId, way]) => {
    const item = findItem(catalog, itemId)
    return item && (typeof way !== 'number' || item.recipes[way])
  })
  return { priority, items: known, ways: Object.fromEntries(stillGood) }
}
