import { formatNumber } from '#contract/sentences/numbers'
import { findItem } from '#domain/catalog/catalog'
import type { Item } from '#domain/catalog/item'
import type { Material } from '#domain/crafting/material'
import type { SkillLevels } from '#domain/crafting/skill-levels'
import { nameWithRarity } from '#domain/exporting/plan-text'
import { recipeText } from '../../item/origin.ts'
import { uncraftedText } from '../../item/way-text.ts'
import { calculatorText } from '../../messages/calculator-text.ts'
import { exportWords } from '../../messages/share-text.ts'
import { summaryText } from '../../messages/summary-text.ts'
import { useMeans } from '../../plan/means/means.ts'
import { useCalculator } from '../../state/calculator.ts'
import { useEngine } from '../../state/catalog.ts'

/** The headings of the printed columns, out of those of the CSV file: the gaps are rarity, kind, missing and what comes along. */
const [item, tier, , , needed, have, , , toGet, crafts] = exportWords.columns

type Props = { title: string; materials: readonly Material[] }

/** Materials of one kind as a table; nothing where the plan needs none. */
export function PrintedMaterials({ title, materials }: Props) {
  const { catalog } = useEngine()
  const { levels } = useMeans()
  const choices = useCalculator((state) => state.choices)
  if (materials.length === 0) return null
  const isCrafted = materials.some((row) => !row.isBaseItem)
  return (
    <section>
      <h2>{title}</h2>
      <table>
        <thead>
          <tr>
            <th className="print-tier">{tier}</th>
            <th>{item}</th>
            <th className="print-number">{needed}</th>
            <th className="print-number">{have}</th>
            <th className="print-number">{toGet}</th>
            {isCrafted && <th className="print-number">{crafts}</th>}
          </tr>
        </thead>
        <tbody>
          {materials.map((row) => (
            <tr key={`${row.itemId} ${row.craft?.recipeIndex} ${row.obtainFirst}`}>
              <td>{calculatorText.tierChip(row.tier)}</td>
              <td>
                <div className="print-pair">
                  {nameWithRarity(row)}
                  <span className="print-quiet">
                    {originOf(row, findItem(catalog, row.itemId), {
                      isElsewhere: choices.get(row.itemId)?.source === 'elsewhere',
                      levels,
                    })}
                  </span>
                </div>
              </td>
              <td className="print-number">{formatNumber(row.needed)}</td>
              <td className="print-number">{formatNumber(row.have)}</td>
              <td className="print-number">
                <b>{amountOf(row)}</b>
                {row.comesAlong > 0 && (
                  <span className="print-quiet">{summaryText.comesAlong(row.comesAlong)}</span>
                )}
              </td>
              {isCrafted && <td className="print-number">{formatNumber(row.craft?.crafts ?? 0)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** How much is still to be got; empty where all that is missing comes along, as the line below says. */
function amountOf({ missing, toGet }: Material): string {
  if (missing === 0) return summaryText.rowReady
  return toGet > 0 ? formatNumber(toGet) : ''
}

function originOf(
  { craft, obtainFirst }: Material,
  item: Item | undefined,
  { isElsewhere, levels }: { readonly isElsewhere: boolean; readonly levels: SkillLevels },
): string {
  if (craft) return recipeText(item?.recipes[craft.recipeIndex])
  return uncraftedText({ obtainFirst, isElsewhere }, item, levels)
}
