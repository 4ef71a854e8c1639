import type { ItemId, Rarity } from '../catalog/item.ts'
import { rarityName } from '../catalog/rarity.ts'
import type { Material } from '../crafting/material.ts'
import { isOnlyNeededOnce, type NeededOnce } from '../crafting/needed-once.ts'
import type { WorkTime } from '../timing/work-time.ts'

/** A plan to be written as text or CSV (BEY-5). */
export type PlanToExport = {
  readonly title: string
  readonly targets: readonly NamedAmount[]
  readonly materials: readonly Material[]
  readonly once: ReadonlyMap<ItemId, NeededOnce>
  /** What a row takes; null where nothing is left (BEY-20). */
  readonly timeOf: (row: Material) => WorkTime | null
}

type NamedAmount = { readonly itemName: string; readonly rarity: Rarity; readonly quantity: number }

/** The words of an export, from the client's messages (BEY-17). */
export type ExportWords = {
  readonly gather: string
  readonly craft: string
  readonly comesAlong: string
  readonly once: string
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
    comesAlong: string,
    toGet: string,
    crafts: string,
    once: string,
    work: string,
    waiting: string,
    stamina: string,
  ]
}

/** The queue and what is to be got, as plain lines. */
export function planAsText(plan: PlanToExport, words: ExportWords): string {
  const missing = plan.materials.filter((row) => row.missing > 0)
  const toGet = missing.filter((row) => row.toGet > 0)
  const isOnce = (row: Material) => isOnlyNeededOnce(plan.once, row)
  const base = toGet.filter((row) => row.isBaseItem && !isOnce(row))
  const crafted = toGet.filter((row) => !row.isBaseItem && !isOnce(row))
  const once = toGet.filter(isOnce)
  const along = missing.filter((row) => row.comesAlong > 0)
  const parts = [
    [plan.title, ...plan.targets.map(amountLine)],
    ...(base.length > 0 ? [[words.gather, ...base.map(materialLine)]] : []),
    ...(crafted.length > 0 ? [[words.craft, ...crafted.map(materialLine)]] : []),
    ...(once.length > 0 ? [[words.once, ...once.map(materialLine)]] : []),
    ...(along.length > 0
      ? [[words.comesAlong, ...along.map((row) => amountLine({ ...row, quantity: row.comesAlong }))]]
      : []),
    ...(missing.length === 0 ? [[words.nothingMissing]] : []),
  ]
  return parts.map((lines) => lines.join('\n')).join('\n\n')
}

/** Discord refuses longer messages. */
const discordLimit = 2_000

/** The same as one Discord message: a code block, cut to Discord's limit. No item name can end the block. */
export function planAsDiscord(plan: PlanToExport, words: ExportWords): string {
  const lines = planAsText(plan, words).replaceAll('`', "'").split('\n')
  const whole = codeBlock(lines)
  if (whole.length <= discordLimit) return whole
  const restAfter = (kept: number) => words.more(lines.length - kept)
  let kept = 0
  let length = codeBlock(['']).length
  while (length + lines[kept]!.length + 1 + restAfter(kept + 1).length <= discordLimit) {
    length += lines[kept]!.length + 1
    kept += 1
  }
  return codeBlock([...lines.slice(0, kept), restAfter(kept)])
}

function codeBlock(lines: readonly string[]): string {
  return `\`\`\`\n${lines.join('\n')}\n\`\`\``
}

function materialLine({ itemName, rarity, toGet }: Material): string {
  return amountLine({ itemName, rarity, quantity: toGet })
}

function amountLine({ itemName, rarity, quantity }: NamedAmount): string {
  return `${quantity.toLocaleString('en')} × ${nameWithRarity({ itemName, rarity })}`
}

/** The name, with the rarity if it is not Common, because items of several rarities share a name. */
export function nameWithRarity({ itemName, rarity }: Pick<NamedAmount, 'itemName' | 'rarity'>): string {
  return rarity === 1 ? itemName : `${itemName} (${rarityName(rarity)})`
}
