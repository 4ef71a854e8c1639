import { itemIds, itemsNamed } from './item-ids.ts'

/** Sends one request as somebody who is signed in. */
export type Ask = <Body>(procedure: string, input?: object) => Promise<Body>

type Place = { readonly page: string; readonly settlementId: string }
type Who = { readonly olivia: Ask; readonly adam: Ask; readonly cora: Ask }

/** What lies at each place of the settlement; some of it is low stock. */
const places: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'Log pile': {
    'Rough Wood Log': 412,
    'Simple Wood Log': 160,
    'Rough Tree Bark': 44,
    'Rough Stripped Wood': 30,
  },
  Yard: {
    'Rough Pebbles': 1260,
    'Simple Pebbles': 1840,
    'Rough Brick': 130,
    'Simple Brick': 90,
    'Unfired Rough Brick': 6,
    "Basic Potter's Mix": 18,
  },
  'Chest by the smelter': {
    'Ferralith Ore Piece': 220,
    'Ferralith Ore Concentrate': 64,
    'Molten Ferralith': 9,
    'Ferralith Ingot': 16,
    'Ferralith Nails': 75,
    'Pyrelite Ingot': 5,
  },
  'Town bank': {
    'Rough Plank': 40,
    'Simple Plank': 14,
    'Rough Cloth': 26,
    'Simple Cloth': 4,
    'Rough Rope': 64,
    'Rough Leather': 48,
    'Rough Glass': 75,
    'Basic Ink': 11,
    'Rough Parchment': 31,
  },
  Kitchen: { 'Plain Bread': 22, 'Plain Roasted Meat': 8, 'Basic Crop Oil': 12, 'Basic Embergrain': 300 },
}

/** A stock at work: places, kinds with their entries, two projects that hold some of it, a craft, a count, a standing order and a reversal. */
export async function fillStock({ olivia, adam, cora }: Who, { page, settlementId }: Place): Promise<void> {
  const ids = await itemIds(page)
  const some = (amounts: Readonly<Record<string, number>>) => itemsNamed(ids, amounts)
  for (const [name, amounts] of Object.entries(places)) {
    const { id: storageId } = await olivia<{ id: string }>('addStorage', { settlementId, name })
    const items = some(amounts)
    if (items.length > 0) await olivia('addItemsToInventory', { settlementId, items, storageId })
  }
  const project = async (name: string, priority: string, amounts: Readonly<Record<string, number>>) => {
    const items = some(amounts)
    if (items.length > 0) await olivia('createProject', { settlementId, name, priority, items })
  }
  await project('Forge and smithy', 'high', { 'Ferralith Frames': 3, 'Rough Brick': 90 })
  await project('Tier 2 for Riverside', 'low', { 'Tier 2': 1, 'Simple Smelter': 1 })
  await project('Market hall with the covered bridge', 'medium', { 'Rough Timber': 4, 'Rough Cloth': 22 })

  const of = (name: string) => ids.get(name) ?? null
  const act = async (who: Ask, procedure: string, itemId: string | null, input: object) => {
    if (itemId !== null) await who(procedure, { settlementId, itemId, ...input })
  }
  await act(adam, 'recordCraft', of('Rough Stripped Wood'), { recipeIndex: 0, crafts: 4, amount: 4 })
  await act(cora, 'takeFromInventory', of('Rough Rope'), { amount: 2, note: 'repair of the cart' })
  await act(olivia, 'setInventoryQuantity', of('Rough Parchment'), { quantity: 28 })
  await act(adam, 'reserveInventory', of('Basic Ink'), { amount: 5 })
  await act(olivia, 'setStandingOrder', of('Rough Plank'), { atLeast: 60 })
  const rope = of('Rough Rope')
  if (rope === null) return
  type Entries = { readonly entries: readonly { readonly act: string; readonly line: number }[] }
  const { entries } = await olivia<Entries>('getInventoryEntries', { settlementId, itemId: rope, limit: 1 })
  const [taken] = entries
  if (taken) await olivia('revertEntry', { settlementId, act: taken.act, line: taken.line })
}
