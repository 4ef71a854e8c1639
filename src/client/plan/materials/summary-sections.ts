import type { Material } from '#domain/crafting/material'
import { isOnlyNeededOnce } from '#domain/crafting/needed-once'
import { joinDotted } from '../../item/origin.ts'
import { summaryText } from '../../messages/summary-text.ts'
import type { SummaryContent, SummaryLine } from './summary-line.ts'
import type { Section } from './summary-view.ts'

/** A heading, and the lines under it while it is open; nothing where there are none. */
export function section(
  content: SummaryContent,
  name: Section,
  { title, note, lines }: { title: string; note: string; lines: readonly SummaryLine[] },
): readonly SummaryLine[] {
  if (lines.length === 0) return []
  return [heading(content, name, title, note), ...(content.open.includes(name) ? lines : [])]
}

const titles = {
  raw: summaryText.raw,
  crafted: summaryText.intermediate,
  once: summaryText.sections.once,
} as const
type MaterialSection = keyof typeof titles

/** The materials of one section that the filters show; the heading counts all. */
export function materialSection(
  content: SummaryContent,
  name: MaterialSection,
  shown: readonly Material[],
): readonly SummaryLine[] {
  const isOfSection = (material: Material) => sectionOf(content, material) === name
  const all = content.materials.filter(isOfSection)
  if (all.length === 0) return []
  const rows = shown.filter(isOfSection)
  const missing = all.filter((material) => material.missing > 0).length
  const hidden = all.length - rows.length
  const note = joinDotted([
    summaryText.missingOf(missing, all.length),
    hidden > 0 && summaryText.hiddenHere(hidden),
  ])
  const lines = rows.map((material, index) => ({
    kind: 'material' as const,
    key: `${material.itemId} ${material.craft?.recipeIndex ?? 'raw'} ${material.obtainFirst}`,
    material,
    lacking: content.lackingOf(material),
    kept: keptOf(content, material),
    unpacking: content.unpackings.get(material.itemId) ?? null,
    odd: index % 2 === 1,
  }))
  return [heading(content, name, titles[name], note), ...(content.open.includes(name) ? lines : [])]
}

function sectionOf({ once }: SummaryContent, row: Material): MaterialSection {
  if (isOnlyNeededOnce(once, row)) return 'once'
  return row.isBaseItem ? 'raw' : 'crafted'
}

/** How much of a row's item is given back, in words; empty where all of it is used up. */
function keptOf({ once }: SummaryContent, { itemId, obtainFirst }: Material): string {
  const kept = obtainFirst ? undefined : once.get(itemId)
  if (!kept) return ''
  return kept.isOnly ? summaryText.notUsedUp : summaryText.partNotUsedUp(kept.quantity)
}

function heading({ open }: SummaryContent, name: Section, title: string, note: string): SummaryLine {
  return {
    kind: 'heading',
    key: `section ${name}`,
    section: name,
    title,
    note,
    isOpen: open.includes(name),
  }
}
