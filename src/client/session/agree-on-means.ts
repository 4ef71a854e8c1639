import type { Means } from '#domain/timing/work-time'
import { isSameJson } from '#domain/user-data/same-json'

type MeansToMerge = {
  /** In this browser now. */
  readonly here: Means
  /** With the account. */
  readonly account: Means
  /** What both had when they last agreed; null where they never did. */
  readonly agreed: Means | null
}

/**
 * The tools and levels to use: each that was changed here since the two last agreed wins, all others are the account's. The first
 * time, what was told in this browser is added to what the account knows.
 */
export function agreeOnMeans({ here, account, agreed }: MeansToMerge): Means {
  return {
    tools: merged(here.tools, account.tools, agreed?.tools ?? new Map(), agreed === null),
    levels: merged(here.levels, account.levels, agreed?.levels ?? new Map(), agreed === null),
  }
}

export function isSameMeans(a: Means, b: Means): boolean {
  return isSame(a.tools, b.tools) && isSame(a.levels, b.levels)
}

function merged<Value>(
  here: ReadonlyMap<string, Value>,
  account: ReadonlyMap<string, Value>,
  agreed: ReadonlyMap<string, Value>,
  isFirst: boolean,
): ReadonlyMap<string, Value> {
  const names = new Set([...account.keys(), ...here.keys()])
  const entries = [...names].flatMap((name) => {
    const isChanged = !isSameJson(here.get(name), agreed.get(name)) && !(isFirst && account.has(name))
    const value = (isChanged ? here : account).get(name)
    return value === undefined ? [] : [[name, value] as const]
  })
  return new Map(entries)
}

function isSame(a: ReadonlyMap<string, unknown>, b: ReadonlyMap<string, unknown>): boolean {
  return a.size === b.size && [...a].every(([name, value]) => isSameJson(value, b.get(name)))
}
