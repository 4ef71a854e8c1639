import type { Family, FamilyRecipe, Needed } from './family.ts'
import { below, family, type Members, made, single } from './members.ts'
import { plainFamilyRecipe } from './plain-family-recipe.ts'
import { everywhere, tiers } from './tier.ts'

type Price = Pick<FamilyRecipe, 'supplies'> & { readonly needs?: readonly Needed[] }
type After = FamilyRecipe['requires']

/** Research in a row: from the second on, each asks for the one before. */
export function researchInARow(
  { tag, names, ids, tiers: members, ...price }: Members & Price & { tag: string; tiers: readonly number[] },
  after: After = [],
): Family {
  const row = family({ tag, names, ids, tiers: members, kind: 'research' })
  return made(row, researched(price, [...after, { research: below(row), at: members.slice(1) }]))
}

/** Research that a claim also gets along with other research of that tier. */
export function alsoWith(names: readonly string[], of: Family, row: Family): Family {
  const along = { ...researched({ supplies: 0 }, [{ research: of, at: everywhere }]), name: names }
  return made(row, ...row.recipes, along)
}

export function research(
  name: string,
  id: number,
  {
    tag,
    tier,
    after,
    ...price
  }: Price & { tag: string; tier: number; after: readonly After[number]['research'][] },
): Family {
  const requires = after.map((one) => ({ research: one, at: everywhere }))
  return single({ tag, name, id, tier, kind: 'research', recipe: researched(price, requires) })
}

/** Research takes no work, only what it costs. */
function researched({ needs, supplies }: Price, requires: After): FamilyRecipe {
  return {
    ...plainFamilyRecipe,
    action: 'research',
    name: 'Research {0}',
    needs: needs ?? [],
    requires,
    supplies,
  }
}

/** Asks for research from one tier on. */
export function from(tier: number, of: After[number]['research']): After[number] {
  return { research: of, at: tiers.filter((one) => one >= tier) }
}
