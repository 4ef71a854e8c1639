import { type Catalog, findItem } from '#domain/catalog/catalog'
import { unknownItem } from '#domain/catalog/read-item'
import type { BuildStep } from '#domain/crafting/build-step'
import type { Material } from '#domain/crafting/material'
import { neededOnce } from '#domain/crafting/needed-once'
import type { PlanInput } from '#domain/crafting/plan'
import { exportedFacts } from '#domain/exporting/exported-facts'
import { actionOfMaterial, exportedSteps } from '#domain/exporting/exported-steps'
import type { PlanToExport } from '#domain/exporting/plan-text'
import { exportWords } from '../../messages/share-text.ts'
import { planNotes } from '../print/plan-notes.ts'

type PlanResult = {
  readonly materials: readonly Material[]
  readonly steps: readonly BuildStep[]
  readonly timeOf: PlanToExport['timeOf']
}

/** What the exports say of a plan: its queue by name, its materials and its steps. */
export function planToExport(
  catalog: Catalog,
  input: Pick<PlanInput, 'buildList' | 'inventory' | 'choices' | 'keptBack'>,
  { materials, steps, timeOf }: PlanResult,
): PlanToExport {
  const { buildList, choices } = input
  const targets = buildList.map(({ itemId, quantity }) => {
    const { name, rarity } = findItem(catalog, itemId) ?? unknownItem(itemId)
    return { itemName: name, rarity, quantity }
  })
  const once = neededOnce(catalog, materials, buildList)
  return {
    title: exportWords.planTitle,
    targets,
    materials,
    once,
    timeOf,
    notes: planNotes(catalog, materials, input),
    factsOf: exportedFacts(catalog, materials, input),
    actionOf: (row) => actionOfMaterial(catalog, row, choices),
    steps: exportedSteps(catalog, steps, once),
  }
}
