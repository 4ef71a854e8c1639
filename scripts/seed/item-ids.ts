/** The catalogue's item ids by name; of several items with one name, the first. */
export async function itemIds(address: string): Promise<ReadonlyMap<string, string>> {
  const answer = await fetch(`${address}/data/recipes.json`)
  const items = (await answer.json()) as readonly { readonly id: string; readonly name: string }[]
  const ids = new Map<string, string>()
  for (const { id, name } of items) if (!ids.has(name)) ids.set(name, id)
  return ids
}

/** Amounts by name as the procedures take them; what the catalogue does not have is left out. */
export function itemsNamed(
  ids: ReadonlyMap<string, string>,
  amounts: Readonly<Record<string, number>>,
): readonly { readonly itemId: string; readonly quantity: number }[] {
  return Object.entries(amounts).flatMap(([name, quantity]) => {
    const itemId = ids.get(name)
    return itemId === undefined ? [] : [{ itemId, quantity }]
  })
}
