import type { BuildStep } from '../crafting/build-step.ts'
import type { Material } from '../crafting/material.ts'

/** What leaves the calculator as text (BEY-5). */
export type PlanToExport = {
  readonly title: string
  readonly targets: readonly { readonly itemName: string; readonly quantity: number }[]
  readonly materials: readonly Material[]
  readonly steps: readonly BuildStep[]
}

/** Words of an export, from the message catalogue (BEY-17). */
export type ExportWords = {
  readonly gather: string
  readonly craft: string
  readonly nothingMissing: string
  readonly more: (count: number) => string
  readonly columns: readonly [
    item: string,
    tier: string,
    rarity: string,
    kind: string,
    needed: string,
    have: string,
    missing: string,
    crafts: string,
  ]
}

/** The queue and what is missing, as plain lines. */
export function planAsText(plan: PlanToExport, words: ExportWords): string {
  const missing = plan.materials.filter((row) => row.missing > 0)
  const base = missing.filter((row) => row.isBaseItem)
  const crafted = missing.filter((row) => !row.isBaseItem)
  const parts = [
    [plan.title, ...plan.targets.map(({ itemName, quantity }) => `${amount(quantity)} × ${itemName}`)],
    ...(base.length > 0 ? [[words.gather, ...base.map(materialLine)]] : []),
    ...(crafted.length > 0 ? [[words.craft, ...crafted.map(materialLine)]] : []),
    ...(missing.length === 0 ? [[words.nothingMissing]] : []),
  ]
  return parts.map((lines) => lines.join('\n')).join('\n\n')
}

/** Discord refuses longer messages. */
const discordLimit = 2_000

/** The same as one Discord message: a code block that nothing in a name can end, within the limit of 2,000 characters. */
export function planAsDiscord(plan: PlanToExport, words: ExportWords): string {
  const lines = planAsText(plan, words).replaceAll('`', "'").split('\n')
  const fence = '```\n'.length + '\n```'.length
  const kept: string[] = []
  let length = fence
  for (const [i, line] of lines.entries()) {
    const rest = words.more(lines.length - i)
    if (length + line.length + 1 + rest.length + 1 > discordLimit && i < lines.length) {
      kept.push(rest)
      break
    }
    kept.push(line)
    length += line.length + 1
  }
  return `\`\`\`\n${kept.join('\n')}\n\`\`\``
}

function materialLine(row: Material): string {
  return `${amount(row.missing)} × ${row.itemName}`
}

function amount(value: number): string {
  return value.toLocaleString('en')
}
