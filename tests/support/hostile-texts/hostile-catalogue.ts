import { smallCatalog, smallCatalogInfo } from '../small-catalog.ts'
import type { Pairs } from './pairs.ts'
import { hostileTexts } from './texts.ts'

/** The id of the item whose name is that text. */
export const hostileItem = (text: string): string => `h${hostileTexts.indexOf(text)}`

/** The id of the item that is made of the item of that name. */
export const madeItem = (text: string): string => `${hostileItem(text)}-made`

/** Texts that are tried together, and what becomes of them. */
export type Batch = { readonly no: number; readonly texts: readonly string[]; readonly pairs: Pairs }

/** The small catalogue, and for each hostile text an item whose name, tag, source and recipes are that text. */
export function hostileCatalogue(batches: readonly Batch[]) {
  const texts = batches.flatMap(({ texts: few, pairs }) => few.map((text) => ({ text, pairs })))
  const items = texts.flatMap(({ text, pairs }) => {
    const tool = { name: pairs.textFor('tool name', text), level: 1 }
    const skill = pairs.textFor('skill name', text)
    const item = { name: pairs.textFor('item name', text), tier: 1, rarity: 1 }
    const source = {
      type: 'resource',
      name: pairs.textFor('source name', text),
      verb: pairs.textFor('source verb', text),
      tier: 1,
      skill,
      level: 1,
      tool,
      amount: 1,
    }
    const recipe = {
      name: pairs.textFor('recipe name', text),
      consumed_items: [{ id: '1', quantity: 1 }],
      building_requirement: { name: pairs.textFor('station name', text), tier: 1 },
      skill,
      level: 1,
      tool,
      effort: 20,
    }
    const id = hostileItem(text)
    return [
      { ...item, id, tag: pairs.textFor('item tag', text), sources: [source] },
      {
        ...item,
        id: madeItem(text),
        name: `Made of ${id}`,
        recipes: [recipe, { ...recipe, consumed_items: [{ id, quantity: 1 }] }],
      },
    ]
  })
  return { items: [...smallCatalog, ...items], info: smallCatalogInfo }
}
