import type { ReactNode } from 'react'
import type { Item, Recipe } from '#domain/catalog/item'
import { chanceOf } from '#domain/crafting/chance'
import { withNothing } from '#domain/crafting/outcomes'
import { formatExpected } from '../../messages/format.ts'
import { formatChance, itemText } from '../../messages/item-text.ts'
import { ItemOdds } from './item-odds.tsx'
import { Takes } from './takes.tsx'

const text = itemText.chance

/** What chance can do to the planned crafts, and how many are safe (BEY-4). */
export function ChanceFacts({
  item,
  recipe,
  missing,
  crafts,
}: {
  item: Item
  recipe: Recipe
  missing: number
  crafts: number
}) {
  const chance = chanceOf(recipe.possibilities, missing, crafts)
  if (!chance) return null
  const more = chance.safeCrafts - crafts
  // Where each success uses something up, a player stops once they have as many as they want.
  const high = recipe.keptOnFailure.length > 0 ? Math.min(chance.high, missing) : chance.high
  const outcomes = [...withNothing(recipe.possibilities)].sort((a, b) => a.amount - b.amount)
  return (
    <section aria-label={text.title} className="mt-3 rounded-part bg-sunken px-3 py-2 classic:py-1">
      <h4 className="text-small font-semibold">≈ {text.title}</h4>
      <dl className="text-small">
        <Fact name={text.eachCraft}>
          {outcomes.map(({ amount, probability }) => text.outcome(amount, probability)).join(', ')}
        </Fact>
        <Fact name={text.expected(crafts)}>{formatExpected(chance.expected)}</Fact>
        <Fact name={text.range}>{text.rangeOf(chance.low, high)}</Fact>
        <Fact name={text.enough(crafts)}>{formatChance(chance.enough)}</Fact>
        <Fact name={text.safe}>
          <b>{text.safeCrafts(chance.safeCrafts)}</b>
        </Fact>
      </dl>
      <ItemOdds item={item} />
      <p className="mt-1 text-small text-ink-2">
        {more <= 0 && text.isSafe}
        {more > 0 && recipe.ingredients.length === 0 && text.moreFree(more)}
        {more > 0 && recipe.ingredients.length > 0 && (
          <>
            {text.more(more)}
            {/* More attempts, but no more successes: what a failure gives back is not used up by them. Catalysts are there already. */}
            <Takes recipe={{ ...recipe, catalysts: [] }} crafts={more} successes={0} />
          </>
        )}
      </p>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-ink-2">{name}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  )
}
