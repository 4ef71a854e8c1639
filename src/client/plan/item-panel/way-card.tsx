import type { Catalog } from '#domain/catalog/catalog'
import type { Item, Recipe } from '#domain/catalog/item'
import type { Choice } from '#domain/crafting/choice'
import { cheapestPurchase, isOnlySold } from '#domain/crafting/purchase'
import { buildingText, joinDotted, skillText } from '../../item/origin.ts'
import { tellingName } from '../../item/telling-name.ts'
import { coinsText } from '../../messages/coins-text.ts'
import { formatExpected } from '../../messages/format.ts'
import { itemText } from '../../messages/item-text.ts'
import { useEngine } from '../../state/catalog.ts'
import { usePlan } from '../current-plan.ts'

const text = itemText.ways

type Props = {
  group: string
  item: Item
  way: Choice
  isDefault: boolean
  isInUse: boolean
  disabled: boolean
  onChoose: () => void
}

/** A way to come by an item, to be chosen: what it takes, gives and needs. */
export function WayCard({ group, item, way, isDefault, isInUse, disabled, onChoose }: Props) {
  const { catalog } = useEngine()
  const toGet = useToGet(item)
  const { title, lines } = describe(catalog, item, { way, toGet })
  return (
    <label className="flex min-h-control cursor-pointer gap-2.5 rounded-part border border-line px-3 py-2 hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft classic:py-0.5">
      <input
        type="radio"
        name={group}
        className="mt-1 size-4 shrink-0 accent-accent classic:mt-0.5"
        checked={isInUse}
        disabled={disabled}
        onChange={onChoose}
      />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span className="min-w-0 font-semibold">{title}</span>
          {isDefault && (
            <span className="ml-auto rounded-full border border-line-strong px-1.5 text-tiny whitespace-nowrap text-ink-2">
              {text.usual}
            </span>
          )}
        </span>
        {lines.map((line) => (
          <span key={line} className="block text-small text-ink-2">
            {line}
          </span>
        ))}
      </span>
    </label>
  )
}

/** How many pieces of the item the plan has to get, in all its rows. */
function useToGet({ id }: Item): number {
  const { materials } = usePlan()
  return materials.reduce((sum, row) => (row.itemId === id ? sum + row.toGet : sum), 0)
}

type Wanted = { readonly way: Choice; readonly toGet: number }
type Described = { readonly title: string; readonly lines: readonly string[] }

function describe(catalog: Catalog, item: Item, { way, toGet }: Wanted): Described {
  if (way.source === 'elsewhere') return { title: text.elsewhere, lines: [text.elsewhereHint] }
  if (way.source === 'gather' && isOnlySold(item))
    return { title: coinsText.buy, lines: pricesOf(item, toGet) }
  if (way.source === 'gather') return { title: text.gather, lines: [text.gatherHint(item.sources.length)] }
  const recipe = item.recipes[way.recipeIndex]!
  const { graph, indexById } = catalog
  const place = graph.recipeStart[indexById.get(item.id)!]! + way.recipeIndex
  const perCraft = graph.yieldNum[place]! / graph.yieldDen[place]!
  const lines = [takesAndGives(catalog, recipe, perCraft), needs(catalog, recipe), work(recipe)]
  return { title: recipe.name || item.name, lines: lines.filter(Boolean) }
}

function takesAndGives(
  catalog: Catalog,
  { ingredients, keptOnFailure, byproducts }: Recipe,
  perCraft: number,
): string {
  const taken = ingredients.map(({ itemId, quantity }) =>
    text.ingredient(quantity, tellingName(catalog, itemId)),
  )
  return joinDotted([
    taken.length > 0 && text.takes(taken.join(', ')),
    ...keptOnFailure.map(({ itemId, quantity }) =>
      text.keptOnFailure(quantity, tellingName(catalog, itemId)),
    ),
    text.gives(formatExpected(perCraft)),
    ...byproducts.map(({ itemId, quantity }) => text.byproduct(quantity, tellingName(catalog, itemId))),
  ])
}

function needs(catalog: Catalog, recipe: Recipe): string {
  const { tool, catalysts, knowledge, claimTech } = recipe
  return joinDotted([
    buildingText(recipe),
    skillText(recipe),
    tool && text.tool(tool.name, tool.level),
    ...catalysts.map(({ itemId, quantity }) => text.keep(quantity, tellingName(catalog, itemId))),
    ...knowledge.map(text.knowledge),
    claimTech && text.claimTech(claimTech),
  ])
}

function work({ effort, passive, time, xp }: Recipe): string {
  return joinDotted([
    passive ? time > 0 && text.waits(time) : effort > 0 && text.effort(effort),
    xp > 0 && text.xp(xp),
  ])
}

/** What one trade costs, and what all pieces that the plan has to get would cost. */
function pricesOf(item: Item, toGet: number): readonly string[] {
  const one = cheapestPurchase(item, 1)
  const all = toGet > 0 ? cheapestPurchase(item, toGet) : null
  return [
    one && coinsText.price(one.coins, one.source.amount, one.source.name),
    all && coinsText.total(all.coins, toGet),
  ].filter((line) => line !== null)
}
