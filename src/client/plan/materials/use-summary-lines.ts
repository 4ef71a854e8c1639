import { useMemo } from 'react'
import { isCraftedByChance } from '#domain/crafting/by-chance'
import { costsOf } from '#domain/crafting/costs'
import { leftoversOf } from '#domain/crafting/leftovers'
import type { Material } from '#domain/crafting/material'
import { neededOnce } from '#domain/crafting/needed-once'
import { professionTotals, skillsOf, workOf } from '#domain/crafting/professions'
import { lackingLevel } from '#domain/crafting/work'
import { timeByProfession } from '#domain/timing/plan-times'
import { summaryText as text } from '../../messages/summary-text.ts'
import { useCalculator } from '../../state/calculator.ts'
import { useEngine } from '../../state/catalog.ts'
import { useUsableStock } from '../../state/usable-stock.ts'
import { useMeans } from '../means/means.ts'
import { summaryLines } from './summary-lines.ts'
import { useSummaryView } from './summary-view.ts'
import { useUnpackings } from './use-unpackings.ts'

export type Summary = ReturnType<typeof useSummaryLines>

/** The summary's lines as the player's filters and levels leave them, and what its filters offer. */
export function useSummaryLines(materials: readonly Material[]) {
  const { catalog } = useEngine()
  const choices = useCalculator((state) => state.choices)
  const buildList = useCalculator((state) => state.buildList)
  const means = useMeans()
  const { levels } = means
  const { onlyMissing, beyondLevel, open, profession: asked } = useSummaryView()

  const usable = useUsableStock()
  const totals = useMemo(
    () => ({
      professions: professionTotals(catalog, materials, choices, levels),
      leftovers: leftoversOf(catalog, materials),
      costs: costsOf(catalog, materials, { usable, choices }),
      once: neededOnce(catalog, materials, buildList),
      hasChance: materials.some((row) => isCraftedByChance(catalog, row)),
      skills: [...new Set(materials.flatMap((row) => skillsOf(catalog, row)))].sort(),
    }),
    [catalog, materials, choices, levels, buildList, usable],
  )
  const unpackings = useUnpackings(materials)
  const times = useMemo(
    () => timeByProfession(catalog, materials, choices, means),
    [catalog, materials, choices, means],
  )
  // A profession that the plan no longer has hides nothing.
  const profession = asked !== null && totals.skills.includes(asked) ? asked : null

  const lines = useMemo(() => {
    const lacksLevels = beyondLevel !== 'show' && levels.size === 0
    const isAsked = beyondLevel !== 'show' && levels.size > 0
    const lackingOf = (row: Material) => {
      const isFromElsewhere = row.craft === null && choices.get(row.itemId)?.source === 'elsewhere'
      if (!isAsked || row.toGet === 0 || row.obtainFirst || isFromElsewhere) return ''
      const lacking = lackingLevel(catalog, workOf(row), levels)
      return lacking ? text.needsLevel(lacking.skill, lacking.level, levels.get(lacking.skill) ?? 0) : ''
    }
    const isShown = (row: Material) =>
      (!onlyMissing || row.missing > 0) &&
      (profession === null || skillsOf(catalog, row).includes(profession)) &&
      (beyondLevel !== 'hide' || lackingOf(row) === '')
    return summaryLines({ ...totals, times, unpackings, materials, open, lacksLevels, isShown, lackingOf })
  }, [
    catalog,
    materials,
    choices,
    levels,
    totals,
    times,
    unpackings,
    profession,
    onlyMissing,
    beyondLevel,
    open,
  ])

  return { ...totals, lines, profession, levels }
}
