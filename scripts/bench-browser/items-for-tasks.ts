import type { Item, ItemId } from '#domain/catalog/item'

/**
 * Deals craftable items of tier 3 and above out to projects, evenly from the whole catalogue, so that each project makes at most so
 * many tasks: one for every item that what it wants is made of.
 */
export function itemsForTasks(
  items: readonly Item[],
  { projects, tasks }: { readonly projects: number; readonly tasks: number },
): readonly (readonly ItemId[])[] {
  const takesOf = taking(items)
  const craftable = items.filter(
    ({ recipes, tier, rarity }) => recipes[0]?.action === 'craft' && tier >= 3 && rarity === 1,
  )
  const far = Math.max(1, Math.floor(craftable.length / projects))
  return Array.from({ length: projects }, (_, i) => {
    const from = [...craftable.slice(i * far), ...craftable.slice(0, i * far)]
    return chosenFor(from, takesOf, tasks)
  })
}

/** Items are passed over where they take too much; so many in a row, and the project is full. */
const passedOver = 40
const mostItems = 60

function chosenFor(
  from: readonly Item[],
  takesOf: (id: ItemId) => ReadonlySet<ItemId>,
  tasks: number,
): readonly ItemId[] {
  const chosen: ItemId[] = []
  let made = new Set<ItemId>()
  let passed = 0
  for (const { id } of from) {
    const together = new Set([...made, ...takesOf(id)])
    const fits = together.size <= tasks && together.size > made.size
    if (fits) {
      chosen.push(id)
      made = together
    }
    passed = fits ? 0 : passed + 1
    if (passed > passedOver || chosen.length === mostItems || made.size === tasks) break
  }
  return chosen
}

/** What an item is made of by its first recipe, down to what is gathered, and the item itself. */
function taking(items: readonly Item[]): (id: ItemId) => ReadonlySet<ItemId> {
  const byId = new Map(items.map((item) => [item.id, item]))
  const known = new Map<ItemId, ReadonlySet<ItemId>>()
  return (id) => {
    const before = known.get(id)
    if (before) return before
    const reached = new Set<ItemId>()
    const waiting = [id]
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (reached.has(next)) continue
      reached.add(next)
      const [recipe] = byId.get(next)?.recipes ?? []
      if (recipe) for (const { itemId } of [...recipe.ingredients, ...recipe.catalysts]) waiting.push(itemId)
    }
    known.set(id, reached)
    return reached
  }
}
