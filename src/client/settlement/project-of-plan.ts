import type { BuildList } from '#domain/build-list/build-list'
import type { Catalog } from '#domain/catalog/catalog'
import type { Choices } from '#domain/crafting/choice'
import { waysFrom } from '#domain/planning/ledger-catalog'
import type { EveryActInput } from '#domain/settlement/acts/every-act'
import { actNamesRecipe } from '#domain/settlement/chosen-recipes'

type Plan = { readonly buildList: BuildList; readonly choices: Choices }

/**
 * The input that creates a project of a plan (PRJ-1). Where recipes are chosen, it names the version of the catalogue that numbers them: the
 * settlement may have moved to another version since.
 */
export function projectOfPlan(
  name: string,
  { buildList, choices }: Plan,
  { info }: Catalog,
): EveryActInput<'createProject'> {
  const chosen = { items: buildList, ways: waysFrom(choices) }
  return { name, ...chosen, ...(actNamesRecipe(chosen) && { catalogue: info.version }) }
}
