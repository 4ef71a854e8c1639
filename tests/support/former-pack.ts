import { readRecipesFile } from '#contract/recipes-file'
import { packCatalog } from '#domain/catalog/pack'
import type { CatalogPack } from '#domain/catalog/pack-format'

/** The pack as the releases of format 2 wrote it, without kinds, actions, research, tools, stations and the time of gathering. */
export function inSecondFormat(pack: CatalogPack) {
  const { requires: _, tools: __, stations: ___, ...rest } = pack
  const { kind, ...items } = pack.items
  const { action, requireCount, supplies, ...recipes } = pack.recipes
  const { effort, time, stamina, ...sources } = pack.sources
  return { ...rest, format: 2, items, recipes, sources }
}

/** The pack as the releases of format 1 wrote it, also without a table of what is kept on failure. */
export function inFormerFormat(pack: CatalogPack): object {
  const { keptOnFailure: _, recipes, ...rest } = inSecondFormat(pack)
  const { keptOnFailureCount: __, ...formerRecipes } = recipes
  return { ...rest, format: 1, recipes: formerRecipes }
}

/** A list of items as a pack of format 1, as a device or a server of an earlier release kept it. */
export function formerPackText(list: readonly unknown[], version: string): string {
  const info = { name: 'Former catalogue', date: '2026-10-01', version }
  return JSON.stringify(inFormerFormat(packCatalog(readRecipesFile(list), info)))
}
