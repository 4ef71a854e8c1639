import { hostileItem, madeItem } from './hostile-catalogue.ts'
import type { HostileScreen } from './screens.ts'

/** A stored plan that queues two of an item for each text: the one that is made of the item of that name, by its second recipe. */
export function hostilePlan(texts: readonly string[]): Readonly<Record<string, string>> {
  const buildList = texts.map((text) => ({ itemId: madeItem(text), quantity: 2, recipeIndex: 1 }))
  const plan = { version: 1, catalogVersion: 'small-1', buildList, inventory: {}, choices: {} }
  return { 'bit-calculator.plan': JSON.stringify(plan) }
}

/** The calculator’s screens with that plan, and the details of each item beside them. */
export function planScreens(texts: readonly string[]): readonly HostileScreen[] {
  return [
    { path: '/', shows: ['item name'] },
    { path: '/?tab=steps', shows: ['item name', 'station name'] },
    { path: '/?tab=inventory', shows: ['item name'] },
    // The inventory is empty, so nothing can be made now. 'Made of' begins the names of the queue's items, which are shown beside it.
    { path: '/?lookup=makeable', shows: [], says: 'Made of' },
    { path: '/?lookup=blockers', shows: ['item name'], some: 1 },
    ...texts.flatMap((text): HostileScreen[] => [
      {
        text,
        path: `/?item=${hostileItem(text)}`,
        shows: ['item name', 'item tag', 'source name', 'source verb', 'skill name', 'tool name'],
      },
      {
        text,
        path: `/?item=${madeItem(text)}`,
        shows: ['recipe name', 'station name', 'skill name', 'tool name'],
      },
    ]),
  ]
}
