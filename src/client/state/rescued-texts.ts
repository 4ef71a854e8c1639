import { buildListsKey } from './build-lists.ts'
import { ownerInKey, rescueKey } from './plan-copies.ts'
import { planOwner } from './plan-owner.ts'
import { planStorageStore } from './plan-storage.ts'

const prefixes = [`${rescueKey}.`, `${buildListsKey}.rescued.`]

/** A text that stood in this browser where a plan or the saved build lists are kept, and could not be read: set aside unchanged (R11). */
export type RescuedText = {
  readonly key: string
  /** When it was set aside, in epoch milliseconds; its key ends with that number. */
  readonly at: number
  readonly text: string
}

/** All rescued texts but those of other accounts (AUTH-3), the newest first; none where storage is forbidden. */
export function readRescuedTexts(): readonly RescuedText[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => prefixes.some((prefix) => key.startsWith(prefix)) && mayBeShown(key))
      .map((key) => ({
        key,
        at: Number(key.slice(key.lastIndexOf('.') + 1)),
        text: localStorage.getItem(key) ?? '',
      }))
      .sort((a, b) => b.at - a.at)
  } catch {
    return []
  }
}

/** @returns false where the browser does not let it be deleted */
export function deleteRescuedText({ key }: RescuedText): boolean {
  try {
    localStorage.removeItem(key)
    return true
  } catch {
    return false
  }
}

/** Removes the rescued texts of an account, of which nothing may stay in this browser (AUTH-3). */
export function forgetRescuedTexts(owner: string): void {
  // What the screen shows of a rescued text goes first; it may be of this account.
  planStorageStore.setState({ rescued: null })
  try {
    for (const key of Object.keys(localStorage)) if (ownerOf(key) === owner) localStorage.removeItem(key)
  } catch {
    // A browser that forbids storage has kept none.
  }
}

function mayBeShown(key: string): boolean {
  const owner = ownerOf(key)
  return owner === null || owner === planOwner()
}

/** The account whose plan the key holds; null for a plan made signed out, and for build lists of the browser, which belong to no account. */
function ownerOf(key: string): string | null {
  return key.startsWith(`${rescueKey}.`) ? ownerInKey(key) : null
}
