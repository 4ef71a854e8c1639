import type { ItemId } from '../catalog/item.ts'
import { rarityName } from '../catalog/rarity.ts'
import type { Material } from '../crafting/material.ts'
import type { NeededOnce } from '../crafting/needed-once.ts'
import type { Odds } from '../crafting/odds.ts'
import type { StepAction } from '../crafting/step-action.ts'
import type { WorkTime } from '../timing/work-time.ts'
import type { ExportedFacts } from './exported-facts.ts'
import { type ExportedStep, type NamedAmount, sectionsOf } from './exported-steps.ts'

/** A plan to be written as text or CSV (BEY-5). */
export type PlanToExport = {
  readonly title: string
  readonly targets: readonly NamedAmount[]
  /** What must be known of how it was planned. */
  readonly notes: readonly string[]
  readonly materials: readonly Material[]
  /** What is left to do, in the order in which it can be done. */
  readonly steps: readonly ExportedStep[]
  /** What is needed once, by item. */
  readonly once: ReadonlyMap<ItemId, NeededOnce>
  /** What a player does for a row. */
  readonly actionOf: (row: Material) => StepAction
  /** What a row takes; null where nothing is left (BEY-20). */
  readonly timeOf: (row: Material) => WorkTime | null
  readonly factsOf: (row: Material) => ExportedFacts
}

/** The words of an export, from the client's messages (BEY-17). */
export type ExportWords = {
  readonly actions: Readonly<Record<StepAction, string>>
  /** Headings of what comes along and of what is needed once. */
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
    chance: string,
    keptBack: string,
    packages: string,
    coins: string,
  ]
  readonly odds: Readonly<Record<Odds, string>>
}

/** The queue and what is to be done, as plain lines. */
export function planAsText(plan: PlanToExport, words: ExportWords): string {
  const once = plan.steps.filter(({ isOnce }) => isOnce)
  const along = plan.materials.filter((row) => row.comesAlong > 0)
  const sections = sectionsOf(plan.steps.filter(({ isOnce }) => !isOnce))
  const parts = [
    [plan.title, ...plan.targets.map(amountLine)],
    ...(plan.notes.length > 0 ? [plan.notes] : []),
    ...sections.map(({ action, steps }) => [words.actions[action], ...steps.map(amountLine)]),
    ...(once.length > 0 ? [[words.once, ...once.map(amountLine)]] : []),
    ...(along.length > 0
      ? [[words.comesAlong, ...along.map((row) => amountLine({ ...row, quantity: row.comesAlong }))]]
      : []),
    ...(plan.materials.every(({ missing }) => missing === 0) ? [[words.nothingMissing]] : []),
  ]
  return parts.map((lines) => lines.join('\n')).join('\n\n')
}

/** Discord refuses longer messages. */
const discordLimit = 2_000

/** A longer link would leave no room for what is to be done. */
const longestLink = 1_000

/**
 * The text of `planAsText` as one Discord message: a code block, cut to Discord's limit, and below it the link to the plan, which
 * Discord shows without a picture. No item name can end the block.
 * @param link null where there is none
 */
export function planAsDiscord(plan: PlanToExport, words: ExportWords, link: string | null): string {
  const last = link && link.length <= longestLink ? `\n<${link}>` : ''
  const lines = planAsText(plan, words).replaceAll('`', "'").split('\n')
  return `${cutBlock(lines, discordLimit - last.length, words)}${last}`
}

function cutBlock(lines: readonly string[], limit: number, words: ExportWords): string {
  const whole = codeBlock(lines)
  if (whole.length <= limit) return whole
  const restAfter = (kept: number) => words.more(lines.length - kept)
  let kept = 0
  let length = codeBlock(['']).length
  while (length + lines[kept]!.length + 1 + restAfter(kept + 1).length <= limit) {
    length += lines[kept]!.length + 1
    kept += 1
  }
  return codeBlock([...lines.slice(0, kept), restAfter(kept)])
}

function codeBlock(lines: readonly string[]): string {
  return `\`\`\`\n${lines.join('\n')}\n\`\`\``
}

function amountLine({ itemName, rarity, quantity }: NamedAmount): string {
  return `${quantity.toLocaleString('en')} × ${nameWithRarity({ itemName, rarity })}`
}

/** The name, with the rarity if it is not Common, because items of several rarities share a name. */
export function nameWithRarity({ itemName, rarity }: Pick<NamedAmount, 'itemName' | 'rarity'>): string {
  return rarity === 1 ? itemName : `${itemName} (${rarityName(rarity)})`
}
