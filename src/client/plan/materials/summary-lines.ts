import type { ItemId } from '#domain/catalog/item'
import { noTime } from '#domain/timing/time-total'
import { joinDotted } from '../../item/origin.ts'
import { summaryText } from '../../messages/summary-text.ts'
import type { SummaryContent, SummaryLine } from './summary-line.ts'
import { materialSection, section } from './summary-sections.ts'

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
      note: joinDotted(professions.slice(0, 3).map(({ skill }) => skill)),
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

/** The line that says how many of the missing pieces lie in packages of the stock; no line where none do. */
function packagesLine({ unpackings, materials }: SummaryContent): readonly SummaryLine[] {
  const all = [...unpackings.values()]
  if (all.length === 0) return []
  const toGetOf = (itemId: ItemId) =>
    materials.reduce((sum, row) => (row.itemId === itemId ? sum + row.toGet : sum), 0)
  const pieces = all.reduce(
    (sum, { itemId, packages, holds }) => sum + Math.min(packages * holds, toGetOf(itemId)),
    0,
  )
  return [{ kind: 'packages', key: 'packages', unpackings: all, pieces }]
}
