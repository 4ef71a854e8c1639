import { createStore } from 'zustand/vanilla'
import type { Rarity } from '#domain/catalog/item'
import { highestToolLevel, type OwnTool } from '#domain/timing/own-tools'
import { type Means, noMeans } from '#domain/timing/work-time'
import { forgetStored, readStored, store } from '../state/stored-json.ts'

const key = 'bit-calculator.skill-levels'
const agreedKey = 'bit-calculator.account-means'
const version = 2
/** The version of an earlier release, which stored levels alone. */
const formerVersion = 1

/** More than any skill of the game can reach. */
export const highestLevel = 999

/** The player's own tools and levels, as far as told (BEY-9, BEY-20). */
export const meansStore = createStore<Means>(readMeans)

// Another tab stored its means. true: they take the place of this tab's, and are not merged into them.
addEventListener('storage', (event) => event.key === key && meansStore.setState(readMeans(), true))

/** Notes the player's level of a skill; 0 takes back what was told. */
export function setSkillLevel(skill: string, level: number): void {
  const { tools, levels } = meansStore.getState()
  setMeans({ tools, levels: withEntry(levels, skill, level > 0 ? level : null) })
}

/** Notes the player's tool of a kind; null takes back what was told. */
export function setOwnTool(kind: string, tool: OwnTool | null): void {
  const { tools, levels } = meansStore.getState()
  setMeans({ tools: withEntry(tools, kind, tool), levels })
}

/** Stores tools and levels in this browser, for every tab of it. */
export function setMeans(means: Means): void {
  meansStore.setState(means, true)
  store(key, {
    version,
    tools: Object.fromEntries(means.tools),
    levels: Object.fromEntries(means.levels),
  })
}

/** What this browser and an account had when they last agreed; null where they never did. */
export function readAgreed(): (Means & { readonly userId: unknown }) | null {
  const stored = readStored(agreedKey)
  return stored && { userId: stored.userId, ...meansIn(stored) }
}

export function writeAgreed(userId: string, { tools, levels }: Means): void {
  store(agreedKey, { userId, tools: Object.fromEntries(tools), levels: Object.fromEntries(levels) })
}

/** Takes an account's tools and levels out of this browser; what was told without an account stays. */
export function forgetMeans(): void {
  if (!readAgreed()) return
  setMeans(noMeans)
  forgetStored(agreedKey)
}

function withEntry<Value>(
  entries: ReadonlyMap<string, Value>,
  name: string,
  value: Value | null,
): ReadonlyMap<string, Value> {
  const changed = new Map(entries)
  if (value === null) changed.delete(name)
  else changed.set(name, value)
  return changed
}

function readMeans(): Means {
  const stored = readStored(key)
  const isKnown = stored?.version === version || stored?.version === formerVersion
  return isKnown ? meansIn(stored) : noMeans
}

function meansIn({ tools, levels }: Readonly<Record<string, unknown>>): Means {
  return {
    tools: new Map(entriesOf(tools).filter(isTool)),
    levels: new Map(entriesOf(levels).filter(isLevel)),
  }
}

function entriesOf(stored: unknown): [string, unknown][] {
  return Object.entries(typeof stored === 'object' && stored !== null ? stored : {})
}

function isLevel(entry: [string, unknown]): entry is [string, number] {
  return isWhole(entry[1], highestLevel)
}

function isTool(entry: [string, unknown]): entry is [string, OwnTool] {
  const { level, rarity } = (entry[1] ?? {}) as { level?: unknown; rarity?: unknown }
  // Rarities go from 1 to 6.
  return isWhole(level, highestToolLevel) && isWhole(rarity, 6 satisfies Rarity)
}

function isWhole(value: unknown, most: number): boolean {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) <= most
}
