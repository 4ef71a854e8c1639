import type { ItemId } from '#domain/catalog/item'
import { inOrder } from '#domain/planning/project-order'
import type { Rows } from '#domain/settlement/tables'

/** What a project holds of an item. */
export type Holder = { readonly projectId: string; readonly name: string; readonly amount: number }

/** Who holds what, by item; projects in the order in which stock goes to them (INV-1). */
export function holdersByItem({
  projects,
  allotments,
}: Pick<Rows, 'projects' | 'allotments'>): ReadonlyMap<ItemId, readonly Holder[]> {
  const places = new Map(inOrder(projects.values()).map(({ id }, place) => [id, place]))
  const placeOf = ({ projectId }: { projectId: string }) => places.get(projectId) ?? places.size
  const byItem = new Map<ItemId, Holder[]>()
  for (const { projectId, itemId, amount } of [...allotments.values()].sort(
    (a, b) => placeOf(a) - placeOf(b),
  )) {
    const holder = { projectId, name: projects.get(projectId)?.name ?? '', amount }
    const known = byItem.get(itemId)
    if (known) known.push(holder)
    else byItem.set(itemId, [holder])
  }
  return byItem
}
