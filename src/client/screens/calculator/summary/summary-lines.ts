import type { Material } from '#domain/crafting/material'
import { calculatorText } from '../../../messages/calculator-text.ts'

const text = calculatorText.summary

export type SummaryLine =
  | {
      readonly kind: 'heading'
      readonly key: string
      readonly title: string
      readonly missing: number
      readonly all: number
    }
  | { readonly kind: 'material'; readonly key: string; readonly material: Material; readonly odd: boolean }

/** The two sections of the summary as one list of lines (CAL-7). */
export function summaryLines(materials: readonly Material[]): readonly SummaryLine[] {
  return [
    ...section(
      text.raw,
      materials.filter((material) => material.isBaseItem),
    ),
    ...section(
      text.intermediate,
      materials.filter((material) => !material.isBaseItem),
    ),
  ]
}

function section(title: string, materials: readonly Material[]): readonly SummaryLine[] {
  if (materials.length === 0) return []
  const missing = materials.filter((material) => material.missing > 0).length
  return [
    { kind: 'heading', key: title, title, missing, all: materials.length },
    ...materials.map((material, index) => ({
      kind: 'material' as const,
      key: `${material.itemId} ${material.craft?.recipeIndex ?? 'raw'} ${material.obtainFirst}`,
      material,
      odd: index % 2 === 1,
    })),
  ]
}
