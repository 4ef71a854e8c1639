import type { ItemId } from '#domain/catalog/item'
import type { Leftover } from '#domain/crafting/leftovers'
import type { Material } from '#domain/crafting/material'
import { isOnlyNeededOnce, type NeededOnce } from '#domain/crafting/needed-once'
import type { ProfessionTotal } from '#domain/crafting/professions'
import type { Unpacking } from '#domain/lookup/unpacking'
import { noTime, type TimeTotal } from '#domain/timing/time-total'
import { join } from '../../item/origin.ts'
import { calculatorText } from '../../messages/calculator-text.ts'
import { summaryText } from '../../messages/summary-text.ts'
import type { Section } from './summary-view.ts'

export type SummaryLine = { readonly key: string } & (
  | { readonly kind: 'cards' | 'time' | 'all-set' | 'toolbar' | 'no-levels' }
  | { readonly kind: 'hidden'; readonly count: number }
  | { readonly kind: 'packages'; readonly unpackings: readonly Unpacking[]; readonly pieces: number }
  | {
      readonly kind: 'heading'
      readonly section: Section
      readonly title: string
      readonly note: string
      readonly isOpen: boolean
    }
  | { readonly kind: 'profession'; readonly profession: ProfessionTotal; readonly time: TimeTotal }
  | {
      readonly kind: 'material'
      readonly material: Material
      readonly lacking: string
      readonly kept: string
      /** Packages in the stock that hold some of what is missing. */
      readonly unpacking: Unpacking | null
      readonly odd: boolean
    }
  | { readonly kind: 'leftover'; readonly leftover: Leftover; readonly odd: boolean }
)

export type SummaryContent = {
  readonly materials: readonly Material[]
  readonly professions: readonly ProfessionTotal[]
  /** What each profession takes. */
  readonly times: ReadonlyMap<string, TimeTotal>
  readonly once: ReadonlyMap<ItemId, NeededOnce>
  readonly unpackings: ReadonlyMap<ItemId, Unpacking>
  readonly leftovers: readonly Leftover[]
  readonly open: readonly Section[]
  /** What is beyond the player's levels is asked for, and no level is told. */
  readonly lacksLevels: boolean
  readonly isShown: (material: Material) => boolean
  readonly lackingOf: (material: Material) => string
}

/** Everything the summary shows, as one list of lines (CAL-7, BEY-9). */
export function summaryLines(content: SummaryContent): readonly SummaryLine[] {
  const { materials, professions, leftovers } = content
  const shown = materials.filter(content.isShown)
  const hidden = materials.length - shown.length
  const allSet = materials.every(({ missing }) => missing === 0)
  const names = summaryText.sections
  return [
    { kind: 'cards', key: 'cards' },
    ...(allSet ? [{ kind: 'all-set' as const, key: 'all-set' }] : [{ kind: 'time' as const, key: 'time' }]),
    ...packagesLine(content),
    { kind: 'toolbar', key: 'toolbar' },
    ...(content.lacksLevels ? [{ kind: 'no-levels' as const, key: 'no-levels' }] : []),
    ...section(content, 'professions', {
      title: names.professions,
      note: join(professions.slice(0, 3).map(({ skill }) => skill)),
      lines: professions.map((profession) => ({
        kind: 'profession',
        key: `profession ${profession.skill}`,
        profession,
        time: content.times.get(profession.skill) ?? noTime,
      })),
    }),
    ...materialSection(content, 'raw', shown),
    ...materialSection(content, 'crafted', shown),
    ...materialSection(content, 'once', shown),
    ...(hidden > 0 ? [{ kind: 'hidden' as const, key: 'hidden', count: hidden }] : []),
    ...section(content, 'leftover', {
      title: names.leftover,
      note: summaryText.kinds(leftovers.length),
      lines: leftovers.map((leftover, index) => ({
        kind: 'leftover',
        key: `leftover ${leftover.itemId}`,
        leftover,
        odd: index % 2 === 1,
      })),
    }),
  ]
}

const titles = {
  raw: calculatorText.summary.raw,
  crafted: calculatorText.summary.intermediate,
  once: summaryText.sections.once,
} as const
type MaterialSection = keyof typeof titles

function materialSection(
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
  const note = join([
    calculatorText.summary.missingOf(missing, all.length),
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

/** What lies packed of what is missing; no line where nothing does. */
function packagesLine({ unpackings, materials }: SummaryContent): readonly SummaryLine[] {
  const all = [...unpackings.values()]
  if (all.length === 0) return []
  const missingOf = (itemId: ItemId) =>
    materials.reduce((sum, row) => (row.itemId === itemId ? sum + row.toGet : sum), 0)
  const pieces = all.reduce(
    (sum, { itemId, packages, holds }) => sum + Math.min(packages * holds, missingOf(itemId)),
    0,
  )
  return [{ kind: 'packages', key: 'packages', unpackings: all, pieces }]
}

function sectionOf({ once }: SummaryContent, row: Material): MaterialSection {
  if (isOnlyNeededOnce(once, row)) return 'once'
  return row.isBaseItem ? 'raw' : 'crafted'
}

/** What of a row's item is given back, in words; empty where all of it is used up. */
function keptOf({ once }: SummaryContent, { itemId, obtainFirst }: Material): string {
  const kept = obtainFirst ? undefined : once.get(itemId)
  if (!kept) return ''
  return kept.isOnly ? summaryText.notUsedUp : summaryText.partNotUsedUp(kept.quantity)
}

function section(
  content: SummaryContent,
  name: Section,
  { title, note, lines }: { title: string; note: string; lines: readonly SummaryLine[] },
): readonly SummaryLine[] {
  if (lines.length === 0) return []
  return [heading(content, name, title, note), ...(content.open.includes(name) ? lines : [])]
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
