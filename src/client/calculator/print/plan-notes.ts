import { formatNumber } from '#contract/sentences/numbers'
import type { Catalog } from '#domain/catalog/catalog'
import { costsOf } from '#domain/crafting/costs'
import type { Material } from '#domain/crafting/material'
import type { PlanInput } from '#domain/crafting/plan'
import { exportedFacts } from '#domain/exporting/exported-facts'
import { nameWithRarity } from '#domain/exporting/plan-text'
import { usableStock } from '#domain/inventory/kept-back'
import { coinsText } from '../../messages/coins-text.ts'
import { keptBackText } from '../../messages/kept-back-text.ts'
import { oddsText } from '../../messages/odds-text.ts'
import { packagesText } from '../../messages/packages-text.ts'

/** Notes for a plan on paper or in a chat: how it counts on chance, what is kept back, what lies in packages, and what is to be paid. */
export function planNotes(
  catalog: Catalog,
  materials: readonly Material[],
  input: Pick<PlanInput, 'inventory' | 'choices' | 'keptBack'>,
): readonly string[] {
  const factsOf = exportedFacts(catalog, materials, input)
  const rows = materials.map((row) => ({ row, ...factsOf(row) }))
  const kept = rows.filter(({ keptBack }) => keptBack > 0)
  const packed = rows.filter(({ packages }) => packages > 0)
  const { coins } = costsOf(catalog, materials, { usable: usableStock(input), choices: input.choices })
  const amounts = kept.map(({ row, keptBack }) => `${formatNumber(keptBack)} ${nameWithRarity(row)}`)
  const packages = packed.map(({ row, packages }) => packagesText.exportedOne(packages, nameWithRarity(row)))
  return [
    chanceNote(rows),
    kept.length > 0 && keptBackText.exported(list(amounts)),
    packed.length > 0 && packagesText.exported(list(packages)),
    coins > 0 && `${coinsText.inAll(coins)}.`,
  ].filter((note) => note !== false)
}

type Row = { readonly row: Material } & Pick<ReturnType<ReturnType<typeof exportedFacts>>, 'odds'>

function chanceNote(rows: readonly Row[]): string | false {
  const safe = rows.filter(({ odds }) => odds === 'safe')
  const isAverage = rows.some(({ odds }) => odds === 'average')
  if (safe.length === 0) return isAverage && oddsText.exported.average
  return isAverage
    ? oddsText.exported.some(list(safe.map(({ row }) => nameWithRarity(row))))
    : oddsText.exported.safe
}

/** The parts with commas, each once: an item that is planned by two recipes has two rows. */
function list(parts: readonly string[]): string {
  return [...new Set(parts)].join(', ')
}
