import type { Catalog } from '../catalog/catalog.ts'
import type { Rarity, Tool } from '../catalog/item.ts'

/** The tool somebody works with, of one kind. */
export type OwnTool = { readonly level: number; readonly rarity: Rarity }

/** What somebody has of each kind of tool: "Axe", "Saw". A kind that is not there is counted with a Common tool. */
export type OwnTools = ReadonlyMap<string, OwnTool>

/** Power of Common tools by level, from level 1, where the catalogue has none of a kind; checked against the game's tables. */
const commonPowers = [8, 12, 13, 14, 16, 18, 20, 23, 26, 29] as const
const powerPerRarity = 3
export const highestToolLevel = commonPowers.length

/**
 * Progress that one action makes (BEY-20): the player's tool of that kind where it is good enough for the work, else the Common one of
 * the work's tier, or of the level that the work asks for where that is higher. Bare hands make 1.
 * @param tool what the work asks for
 * @param tier of what is made or gathered
 */
export function powerFor(catalog: Catalog, tools: OwnTools, tool: Tool | null, tier: number): number {
  if (tool === null) return 1
  const own = tools.get(tool.name)
  if (own && own.level >= tool.level) return powerOf(catalog, tool.name, own)
  return commonPower(catalog, tool.name, Math.max(tool.level, tier))
}

/** Kinds of tools that a catalogue knows, by name. */
export function toolKinds(catalog: Catalog): readonly string[] {
  return [...powersOf(catalog).keys()].sort()
}

/** The best Common tool up to that level: a kind such as the pot comes in one level only. */
function commonPower(catalog: Catalog, kind: string, level: number): number {
  const atMost = Math.min(Math.max(level, 1), highestToolLevel)
  const known = powersOf(catalog).get(kind)
  for (let lower = atMost; known && lower > 0; lower--) {
    const power = known.get(keyOf({ level: lower, rarity: 1 }))
    if (power) return power
  }
  return commonPowers[atMost - 1]!
}

function powerOf(catalog: Catalog, kind: string, own: OwnTool): number {
  return (
    powersOf(catalog).get(kind)?.get(keyOf(own)) ??
    commonPower(catalog, kind, own.level) + powerPerRarity * (own.rarity - 1)
  )
}

type Powers = ReadonlyMap<string, ReadonlyMap<string, number>>
const known = new WeakMap<Catalog, Powers>()

function powersOf(catalog: Catalog): Powers {
  const powers = known.get(catalog) ?? readPowers(catalog)
  known.set(catalog, powers)
  return powers
}

/** Of two tools of one kind, level and rarity the weaker counts: the tables hold a few that no player ever gets. */
function readPowers(catalog: Catalog): Powers {
  const powers = new Map<string, Map<string, number>>()
  for (const index of catalog.toolItems) {
    const { tool, rarity } = catalog.itemAt(index)
    if (!tool || tool.power <= 0) continue
    const ofKind = powers.get(tool.name) ?? new Map<string, number>()
    const key = keyOf({ level: tool.level, rarity })
    powers.set(tool.name, ofKind.set(key, Math.min(tool.power, ofKind.get(key) ?? tool.power)))
  }
  return powers
}

function keyOf({ level, rarity }: OwnTool): string {
  return `${level} ${rarity}`
}
