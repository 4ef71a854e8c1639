import type { Item, ItemId } from '#domain/catalog/item'

/**
 * Chooses what each project is to have: craftable items of tier 3 and above, spread evenly over the catalogue. Each project makes at
 * most `tasks` tasks, one for each of its items and for everything these are made of.
 */
export function itemsForTasks(
  items: readonly Item[],
  { projects, tasks }: { readonly projects: number; readonly tasks: number },
): readonly (readonly ItemId[])[] {
  const neededFor = findNeeded(items)
  const craftable = items.filter(
    ({ recipes, tier, rarity }) => recipes[0]?.action === 'craft' && tier >= 3 && rarity === 1,
  )
  const distance = Math.max(1, Math.floor(craftable.length / projects))
  return Array.from({ length: projects }, (_, i) => {
    const from = [...craftable.slice(i * distance), ...craftable.slice(0, i * distance)]
    return chosenFor(from, neededFor, tasks)
  })
}

/** An item that would make too many tasks, or no new one, is passed over; after more than so many in a row, the project is full. */
const mostPassedOver = 40
const mostItems = 60

function chosenFor(
  from: readonly Item[],
  neededFor: (id: ItemId) => ReadonlySet<ItemId>,
  tasks: number,
): readonly ItemId[] {
  const chosen: ItemId[] = []
  let needed = new Set<ItemId>()
  let passed = 0
  for (const { id } of from) {
    const together = new Set([...needed, ...neededFor(id)])
    const fits = together.size <= tasks && together.size > needed.size
    if (fits) {
      chosen.push(id)
      needed = together
    }
    passed = fits ? 0 : passed + 1
    if (passed > mostPassedOver || chosen.length === mostItems || needed.size === tasks) break
  }
  return chosen
}

/** For an item: itself and all that it is made of by first recipes, down to what is gathered. */
function findNeeded(items: readonly Item[]): (id: ItemId) => ReadonlySet<ItemId> {
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
