import { type BuildList, type BuildListEntry, maxQuantity } from '#domain/build-list/build-list'

/** A build list kept under a name, in this browser or with an account (SAVE-8). Times are ISO dates. */
export type SavedBuildList = {
  readonly id: string
  readonly name: string
  readonly entries: BuildList
  /** The version of the catalogue by which its recipes are numbered; an earlier release saved none: then an account answers with null. */
  readonly catalogue?: string | null
  readonly createdAt: string
  readonly updatedAt: string
}

/** A list of this browser; where an earlier release saved it, it has no `catalogue` at all. */
export type LocalBuildList = SavedBuildList & { readonly catalogue?: string }

/** Why lists cannot be kept here: the stored ones are of a newer app, or the browser has no room or forbids storage. */
export type KeepingProblem = 'newer' | 'not-kept'

/** `damaged` is the stored text where not all of it could be read; it is kept under another key before lists are changed. */
type LocalLists =
  | { readonly status: 'ok'; readonly lists: readonly LocalBuildList[]; readonly damaged: string | null }
  | { readonly status: 'newer' }

export const buildListsKey = 'bit-calculator.build-lists'
const currentVersion = 1

/** The lists of this browser, newest first; one that cannot be read is left out here, and its text stays stored (R11). */
export function readLocalLists(): readonly LocalBuildList[] {
  const read = readLists()
  return read.status === 'ok' ? read.lists : []
}

/** Changes the lists of this browser; null where that went well. */
export function changeLocalLists(
  change: (lists: readonly LocalBuildList[]) => readonly LocalBuildList[],
): KeepingProblem | null {
  const read = readLists()
  if (read.status === 'newer') return 'newer'
  try {
    if (read.damaged !== null) localStorage.setItem(`${buildListsKey}.rescued.${Date.now()}`, read.damaged)
    localStorage.setItem(
      buildListsKey,
      JSON.stringify({ version: currentVersion, lists: change(read.lists) }),
    )
    return null
  } catch {
    return 'not-kept'
  }
}

function readLists(): LocalLists {
  const text = storedText()
  if (text === null) return { status: 'ok', lists: [], damaged: null }
  const stored = parsed(text)
  if (isRecord(stored) && Number.isInteger(stored.version) && (stored.version as number) > currentVersion)
    return { status: 'newer' }
  const rows = isRecord(stored) && Array.isArray(stored.lists) ? (stored.lists as unknown[]) : null
  const lists = (rows ?? []).filter(isList)
  const isWhole = rows !== null && lists.length === rows.length
  return {
    status: 'ok',
    lists: lists.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt)),
    damaged: isWhole ? null : text,
  }
}

function storedText(): string | null {
  try {
    return localStorage.getItem(buildListsKey)
  } catch {
    return null
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isList(value: unknown): value is LocalBuildList {
  if (!isRecord(value)) return false
  const { id, name, entries, catalogue, createdAt, updatedAt } = value
  return (
    [id, name].every((part) => typeof part === 'string' && part !== '') &&
    [createdAt, updatedAt].every((part) => typeof part === 'string' && !Number.isNaN(Date.parse(part))) &&
    ['string', 'undefined'].includes(typeof catalogue) &&
    Array.isArray(entries) &&
    entries.every(isEntry)
  )
}

function isEntry(value: unknown): value is BuildListEntry {
  if (!isRecord(value)) return false
  const { itemId, quantity, recipeIndex } = value
  return (
    typeof itemId === 'string' &&
    itemId !== '' &&
    isWhole(quantity, 1, maxQuantity) &&
    isWhole(recipeIndex, 0, 1_000)
  )
}

function isWhole(value: unknown, least: number, most: number): boolean {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
