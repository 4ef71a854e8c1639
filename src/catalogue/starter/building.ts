import type { Family, FamilyRecipe, FamilyStation } from './family.ts'
import { family, type Members, single } from './members.ts'
import { plainFamilyRecipe } from './plain-family-recipe.ts'
import { tierStamina, tiers } from './tier.ts'

type Price = Pick<FamilyRecipe, 'needs' | 'effort'> &
  Partial<
    Pick<FamilyRecipe, 'requires' | 'knowledge' | 'stamina' | 'time' | 'tool' | 'xp' | 'level' | 'skill'>
  >

type Kind = { readonly tag: string; readonly station?: FamilyStation }

/** What players build, through its tiers. */
export function buildings({
  tag,
  station,
  names,
  ids,
  tiers: members,
  ...price
}: Kind & Members & Price): Family {
  const kind = station ? { tag, station } : { tag }
  return family({ ...kind, names, ids, tiers: members ?? tiers, kind: 'building', recipe: built(price) })
}

/** A building of one tier, or of none. */
export function building(
  name: string,
  id: number,
  { tag, station, tier, ...price }: Kind & Price & { readonly tier?: number },
): Family {
  const kind = station ? { tag, station } : { tag }
  return single({ ...kind, name, id, tier: tier ?? -1, kind: 'building', recipe: built(price) })
}

/** With the mallet; an action takes two seconds. */
function built(price: Price): FamilyRecipe {
  return {
    ...plainFamilyRecipe,
    action: 'build',
    name: 'Build {0}',
    skill: 'Construction',
    level: 1,
    tool: { name: 'Mallet', level: 1 },
    time: 2,
    stamina: tiers.map(tierStamina),
    xp: 1,
    ...price,
  }
}
